import { isReservationOpenAt, type Reservation } from '../reservation.ts';
import { type VisitSettings, visitsOverlap } from '../visit.ts';

/** The most tables that one party gets. */
export const MOST_PARTY_TABLES = 20;

/** The properties of a reservation that table conflicts and table states depend on. */
export type PartyAtTables = Pick<
  Reservation,
  'id' | 'status' | 'startsAt' | 'checkedInAt' | 'guests' | 'name' | 'tableIds' | 'allergy'
>;

/** A table that another party also has during a visit. */
export interface TableConflict {
  tableId: string;
  party: PartyAtTables;
}

/**
 * Finds the tables that other open parties have during the visit of a party, in the order of `others`. Pending requests count,
 * too, because staff gave them their tables.
 * @param party  can be without tables; never conflicts with itself
 * @param others  reservations of the same venue, at least all that overlap the visit
 */
export function tableConflicts(
  party: Pick<PartyAtTables, 'id' | 'status' | 'startsAt' | 'checkedInAt'>,
  others: readonly PartyAtTables[],
  settings: VisitSettings,
  now: number,
): TableConflict[] {
  return others
    .filter((other) => other.id !== party.id && isReservationOpenAt(other, now))
    .filter((other) => visitsOverlap(party, other, settings, now))
    .flatMap((other) => other.tableIds.map((tableId) => ({ tableId, party: other })));
}
