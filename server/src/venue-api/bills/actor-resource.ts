import { type Static, Type } from 'typebox';
import { ACTOR_KINDS, type Actor } from '../../core/access/actor.ts';
import { oneOf, uuid } from '../../http/schema.ts';

export const ActorResource = Type.Object(
  {
    kind: oneOf(ACTOR_KINDS, 'An API key, a signed-in account, or the operator.'),
    id: uuid(),
    name: Type.String({ description: 'The name of the key or the person at that time.' }),
  },
  { title: 'Actor' },
);

/** The JSON of who did something. */
export function toActor({ kind, id, name }: Actor): Static<typeof ActorResource> {
  return { kind, id, name };
}
