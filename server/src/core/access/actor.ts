export const ACTOR_KINDS = ['Key', 'Account', 'Operator'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did something: an API key, an account of the venue, the operator. */
export interface Actor {
  kind: ActorKind;
  id: string;
  name: string;
}
