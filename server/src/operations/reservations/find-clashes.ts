import { isOpenAt, type Reservation } from '../../core/reservations/reservation.ts';
import { type Clash, clashesOf, REACH_MS, type Room } from '../../core/reservations/reservation-load.ts';
import type { Db } from '../../store/database.ts';
import { listReservationsBetween } from '../../store/reservations/reservations.ts';

/** The tables of a venue and its time zone. */
export interface SeatingContext {
  timeZone: string;
  room: Room;
}

/** The clashes of a reservation with the others that its venue accepted; none for one that is over. */
export async function findClashes(
  db: Db,
  party: Reservation,
  { timeZone, room }: SeatingContext,
  now: number,
): Promise<Clash[]> {
  if (!isOpenAt(party, now)) return [];
  const { venueId, startsAt } = party;
  const others = await listReservationsBetween(db, venueId, startsAt - REACH_MS, startsAt + REACH_MS);
  return clashesOf(party, others, room, timeZone, now);
}
