import type { Schemas } from '../../api/client.ts';

type Load = Schemas['HalfHourLoad'];

/** How full the room is in a half hour, compared with its tables and seats. */
export interface Fullness {
  guests: number;
  parties: number;
  pendingGuests: number;
  pendingParties: number;
  /** The share of the room that accepted parties take, 0 to 1 or more; `null` if the size of the room is not known. */
  share: number | null;
  isFull: boolean;
}

/**
 * How full the room is in a half hour. If its seats are not known, the number of parties is compared with the number of
 * tables.
 */
export function fullnessOf(
  { accepted, pending }: Load,
  room: Schemas['ReservationEvening']['room'],
): Fullness {
  const [used, all] = room.seats === null ? [accepted.parties, room.tables] : [accepted.guests, room.seats];
  const share = all > 0 ? used / all : null;
  return {
    guests: accepted.guests,
    parties: accepted.parties,
    pendingGuests: pending.guests,
    pendingParties: pending.parties,
    share,
    isFull: (share !== null && share >= 1) || (room.tables > 0 && accepted.parties >= room.tables),
  };
}
