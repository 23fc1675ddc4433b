import type { Db, Tx } from '../database.ts';

/**
 * Takes the lock of a venue and raises its version, so that no server answers from a stale cache. A transaction that
 * changes a venue's settings, menu, keys or branches calls this first, for a headquarter before its branch. For a new
 * venue it inserts the `venue_head` row.
 *
 * A venue may be deleted and created again with the same id while servers have the old one in memory, so the new head
 * must start above every version of the old one. It starts at the microseconds since 1970 of the database's clock.
 * Versions rise by 1 for each statement, so they stay behind that clock. A version could repeat only if the clock is
 * set back to before the old venue was created. The number stays below 2^53 until the year 2255.
 */
export async function raiseVenueVersion(tx: Tx, venueId: string): Promise<void> {
  await tx.query({
    text: `insert into venue_head as h (venue_id, version, last_order_number)
           values ($1, (extract(epoch from clock_timestamp()) * 1000000)::bigint, 0)
           on conflict (venue_id) do update set version = h.version + 1`,
    values: [venueId],
    raisesVersionOf: venueId,
  });
}

/** The current versions of venues, in one round trip; venues that do not exist are left out. */
export async function listVenueVersions(db: Db, venueIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ venue_id: string; version: number }>({
    name: 'list-venue-versions',
    across: 'Venues',
    text: 'select venue_id, version from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
  return new Map(rows.map((row) => [row.venue_id, row.version]));
}

/** The number of a venue's last change, and the version that caches are compared with. */
export interface VenueCounters {
  lastChange: number;
  version: number;
}

/** The current counters of venues, in one round trip; venues that do not exist are left out. */
export async function listVenueCounters(
  db: Db,
  venueIds: readonly string[],
): Promise<Map<string, VenueCounters>> {
  const rows = await db.query<{ venue_id: string } & VenueCounters>({
    name: 'list-venue-positions',
    across: 'Venues',
    text: 'select venue_id, last_change as "lastChange", version from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
  return new Map(rows.map(({ venue_id, lastChange, version }) => [venue_id, { lastChange, version }]));
}

/**
 * Takes the lock of a venue. It must be the first lock that the transaction takes at the venue.
 * @returns the version of the venue, which does not change until the transaction ends; `undefined` if there is no
 *   such venue
 */
export async function lockVenueHead(tx: Tx, venueId: string): Promise<number | undefined> {
  const [row] = await tx.query<{ version: number }>({
    name: 'lock-venue-head',
    text: 'select version from venue_head where venue_id = $1 for no key update',
    values: [venueId],
  });
  return row?.version;
}
