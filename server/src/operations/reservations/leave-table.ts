import type { Bill } from '../../core/bills/bill.ts';
import { endVisit, type ReservationStamp } from '../../core/reservations/reservation-change.ts';
import type { Database } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { changeReservation } from './change-reservation.ts';
import { findStandingsOf } from './find-standings.ts';

/**
 * Ends the visit of the guests whose bill was closed: those whom the bill names, else those who were checked in at
 * its table. Guests who have left already change nothing.
 */
export async function leaveTable(
  db: Database,
  cached: CachedVenue,
  bill: Bill,
  stamp: ReservationStamp,
): Promise<void> {
  const id = bill.reservation?.id ?? (await findPartyAt(db, cached, bill, stamp.at));
  if (id === null) return;
  await changeReservation(db, { venueId: bill.venueId, id }, stamp.at, (reservation) =>
    reservation.status === 'Seated' ? endVisit(reservation, stamp) : { reservation, history: [] },
  );
}

async function findPartyAt(
  db: Database,
  cached: CachedVenue,
  { table }: Bill,
  now: number,
): Promise<string | null> {
  if (table === null) return null;
  const standings = await findStandingsOf(db, cached, new Set([table.id]), now);
  const standing = standings.find(({ tableId }) => tableId === table.id);
  return standing?.heldByTableId === null ? (standing.party?.id ?? null) : null;
}
