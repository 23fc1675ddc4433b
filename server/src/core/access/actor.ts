export const ACTOR_KINDS = ['Key', 'Account', 'Operator', 'Device'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did something: an API key, an account of the venue, the operator, a shared device without a person. */
export interface Actor {
  kind: ActorKind;
  id: string;
  name: string;
  /** The shared device at which a person did it; absent elsewhere. */
  device?: { id: string; name: string };
}
