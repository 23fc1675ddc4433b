import { Refusal } from '../../core/refusals.ts';
import { isOpenAt, type Reservation } from '../../core/reservations/reservation.ts';
import { spansBeside } from '../../core/reservations/reservation-evening.ts';
import { type TableConflict, tableConflicts } from '../../core/reservations/tables/table-conflicts.ts';
import { type VisitSettings, visitOf } from '../../core/reservations/visit.ts';
import type { Db } from '../../store/database.ts';
import { listPartiesAtTables } from '../../store/reservations/parties.ts';

/** A reservation as far as its visit is known. */
type Visitor = Pick<Reservation, 'id' | 'venueId' | 'status' | 'startsAt' | 'checkedInAt'>;

/** The tables that other parties have during the visit of an open reservation; none for one that is over. */
export async function findTableConflicts(
  db: Db,
  party: Visitor,
  settings: VisitSettings,
  now: number,
): Promise<TableConflict[]> {
  if (!isOpenAt(party, now)) return [];
  const [span] = spansBeside([visitOf(party, settings, now)]);
  return tableConflicts(party, await listPartiesAtTables(db, party.venueId, span!, now), settings, now);
}

/**
 * Passes when no other party has one of the tables of a reservation during its visit. Behind the lock of the venue
 * that holds for two people who give the same table at once.
 * @throws Refusal RESERVATION_TABLE_TAKEN
 */
export async function requireFreeTables(
  db: Db,
  party: Visitor & Pick<Reservation, 'tableIds'>,
  settings: VisitSettings,
  now: number,
): Promise<void> {
  if (party.tableIds.length === 0) return;
  const conflicts = await findTableConflicts(db, party, settings, now);
  if (conflicts.some(({ tableId }) => party.tableIds.includes(tableId)))
    throw new Refusal('RESERVATION_TABLE_TAKEN');
}
