import { ACTOR_KINDS, type Actor } from '../access/actor.ts';

/** Who changed a reservation: a person or key of the venue, its guest on the page, or time. */
export type ReservationActor = Actor | { kind: 'Guest' } | { kind: 'System' };

/** Who made a reservation: a person or key of the venue, or its guest on the page of the venue. */
export type Taker = Exclude<ReservationActor, { kind: 'System' }>;

export const RESERVATION_ACTOR_KINDS = [
  ...ACTOR_KINDS,
  'Guest',
  'System',
] as const satisfies ReservationActor['kind'][];
