import { isOpenAt, type Reservation } from '../reservation.ts';
import { type VisitSettings, visitsOverlap } from '../visit.ts';

/** The most tables that one party gets. */
export const MOST_TABLES = 20;

/** The parts of a reservation that table conflicts depend on. */
export type PartyAtTables = Pick<
  Reservation,
  'id' | 'status' | 'startsAt' | 'checkedInAt' | 'guests' | 'name' | 'tableIds' | 'allergy'
>;

/** A table that another party has at the time of a visit. */
export interface TableConflict {
  tableId: string;
  party: PartyAtTables;
}

/**
 * The tables that other open parties have while a party would be there, in the order of `others`. Requests that
 * wait for an answer count: staff gave them their table.
 * @param party  it need not have tables yet; conflicts with itself are none
 * @param others  reservations of the same venue, at least all that overlap the visit
 */
export function tableConflicts(
  party: Pick<PartyAtTables, 'id' | 'status' | 'startsAt' | 'checkedInAt'>,
  others: readonly PartyAtTables[],
  settings: VisitSettings,
  now: number,
): TableConflict[] {
  return others
    .filter((other) => other.id !== party.id && isOpenAt(other, now))
    .filter((other) => visitsOverlap(party, other, settings, now))
    .flatMap((other) => other.tableIds.map((tableId) => ({ tableId, party: other })));
}
