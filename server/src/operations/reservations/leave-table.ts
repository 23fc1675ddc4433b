import type { Bill } from '../../core/bills/bill.ts';
import { endVisit, type ReservationStamp } from '../../core/reservations/reservation-change.ts';
import { listBillsMovedTo } from '../../store/bills/moved-bills.ts';
import { listBillsAtTables } from '../../store/bills/table-bills.ts';
import type { Database } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { changeReservation } from './change-reservation.ts';
import { findStandingsOf } from './find-standings.ts';

/**
 * Ends the visit of the guests whose bill was closed: the party of the bill, else the party that is checked in at its
 * table, and parties whose whole bill was moved to this one. Does nothing for guests who have already left.
 */
export async function leaveTable(
  db: Database,
  cached: CachedVenue,
  bill: Bill,
  stamp: ReservationStamp,
): Promise<void> {
  const own = bill.reservation?.id ?? (await findPartyAt(db, cached, bill, stamp.at));
  const merged = await listMergedParties(db, cached, bill);
  for (const id of own === null ? merged : [own, ...merged])
    await changeReservation(db, { venueId: bill.venueId, id }, stamp.at, (reservation) =>
      reservation.status === 'Seated' ? endVisit(reservation, stamp) : { reservation, history: [] },
    );
}

/** The parties of bills whose lines all moved to this bill, except those that have ordered again since. */
async function listMergedParties(
  db: Database,
  { tables }: CachedVenue,
  { venueId, id }: Bill,
): Promise<string[]> {
  const moved = await listBillsMovedTo(db, venueId, id);
  const ids = moved.flatMap(({ reservation }) => reservation?.id ?? []);
  if (ids.length === 0) return [];
  const bills = await listBillsAtTables(db, venueId, [...tables.keys()]);
  return ids.filter((party) => !bills.some(({ reservationId }) => reservationId === party));
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
