import type { PartyAtTables } from '../../core/reservations/tables/table-conflicts.ts';
import {
  type BillAtTable,
  type TableStanding,
  tableStandings,
} from '../../core/reservations/tables/table-state.ts';
import { listBillsAtTables } from '../../store/bills/table-bills.ts';
import type { Db } from '../../store/database.ts';
import { listPartiesAtTables } from '../../store/reservations/parties.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

const HOUR_MS = 3_600_000;
/** How long the state of a table still includes an accepted reservation whose guests are late. */
const LATE_MS = 2 * HOUR_MS;
/** How far ahead the state of a table includes reservations: later ones do not belong to this evening. */
const AHEAD_MS = 12 * HOUR_MS;

/** The state of each table of a venue now, in the order of the till. */
export async function findStandings(
  db: Db,
  { venue, tables }: Pick<CachedVenue, 'venue' | 'tables'>,
  now: number,
): Promise<TableStanding[]> {
  const ids = [...tables.keys()];
  const [parties, bills] = await Promise.all([
    listParties(db, venue.id, now),
    listBillsAtTables(db, venue.id, ids),
  ]);
  return tableStandings(ids, bills, parties, now);
}

/**
 * The state of these tables now. If a party has several tables, all of them are included. Reads only the bills of these
 * tables.
 * @returns in the order of the till, without removed tables
 */
export async function findStandingsOf(
  db: Db,
  { venue, tables }: Pick<CachedVenue, 'venue' | 'tables'>,
  tableIds: ReadonlySet<string>,
  now: number,
): Promise<TableStanding[]> {
  const parties = await listParties(db, venue.id, now);
  const wanted = new Set(tableIds);
  for (const party of parties)
    if (party.tableIds.some((id) => tableIds.has(id))) for (const id of party.tableIds) wanted.add(id);
  const known = [...tables.keys()].filter((id) => wanted.has(id));
  const bills: BillAtTable[] = known.length === 0 ? [] : await listBillsAtTables(db, venue.id, known);
  return tableStandings(known, bills, parties, now);
}

function listParties(db: Db, venueId: string, now: number): Promise<PartyAtTables[]> {
  return listPartiesAtTables(db, venueId, { startsAt: now - LATE_MS, endsAt: now + AHEAD_MS }, now);
}
