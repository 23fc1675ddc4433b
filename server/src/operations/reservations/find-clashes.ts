import { isOpenAt, type Reservation } from '../../core/reservations/reservation.ts';
import { spansBeside } from '../../core/reservations/reservation-evening.ts';
import { type Clash, clashesOf } from '../../core/reservations/reservation-load.ts';
import type { Seating } from '../../core/reservations/seat-share.ts';
import { visitOf } from '../../core/reservations/visit.ts';
import type { Db } from '../../store/database.ts';
import { listParties } from '../../store/reservations/parties.ts';

/** The clashes of a reservation with the others that its venue accepted; none for one that is over. */
export async function findClashes(
  db: Db,
  party: Reservation,
  seating: Seating,
  now: number,
): Promise<Clash[]> {
  if (!isOpenAt(party, now)) return [];
  const spans = spansBeside([visitOf(party, seating.reservations, now)]);
  return clashesOf(party, await listParties(db, party.venueId, spans, now), seating, now);
}
