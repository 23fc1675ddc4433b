import { type Static, Type } from 'typebox';
import { ACTOR_KINDS, type Actor } from '../../core/access/actor.ts';
import { oneOf, uuid } from '../../http/schema.ts';

export const ActorResource = Type.Object(
  {
    kind: oneOf(
      ACTOR_KINDS,
      'The kind of caller: an API key, a signed-in account, the operator, or a shared device without a ' +
        'chosen person.',
    ),
    id: uuid(),
    name: Type.String({ description: 'The name of the key, the person or the device at that time.' }),
    device: Type.Optional(
      Type.Object(
        { id: uuid(), name: Type.String({ examples: ['Till at the bar'] }) },
        {
          title: 'ActorDevice',
          description: 'The shared device at which it was done; left out if it was not at a shared device.',
        },
      ),
    ),
  },
  { title: 'Actor' },
);

/** The JSON of the person, key or job that did something. */
export function toActor({ kind, id, name, device }: Actor): Static<typeof ActorResource> {
  return { kind, id, name, ...(device && { device }) };
}
