export const ACTOR_KINDS = ['Key', 'Account', 'Operator', 'Device'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The author of an act: an API key, an account of the venue, the operator, or a shared device without a person. */
export interface Actor {
  kind: ActorKind;
  id: string;
  name: string;
  /** The shared device that the person used; absent if they used another browser. */
  device?: { id: string; name: string };
}
