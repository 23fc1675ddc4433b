import { ACTOR_KINDS, type Actor } from '../access/actor.ts';

/** Who changed a reservation: an account or API key, the guest on the page of the venue, or the service because time passed. */
export type ReservationActor = Actor | { kind: 'Guest' } | { kind: 'System' };

/** Who made a reservation: an account or API key, or the guest on the page of the venue. */
export type ReservationTaker = Exclude<ReservationActor, { kind: 'System' }>;

export const RESERVATION_ACTOR_KINDS = [
  ...ACTOR_KINDS,
  'Guest',
  'System',
] as const satisfies ReservationActor['kind'][];
