import type { Db, Tx } from '../database.ts';

/**
 * Takes the lock of a venue and raises its version, so that no server answers from a stale cache. A
 * transaction that changes a venue's settings, menu, keys or branches does this first, for a headquarter
 * before its branch. Inserts the `venue_head` row of a new venue.
 *
 * A venue may be deleted and made again under its id while servers have the old one in memory, so its new head must start above every
 * version that the old one had. It starts at the microseconds since 1970 by the clock of the database: versions rise by 1 for each
 * statement, and so stay behind that clock. Only a clock set back to before the old venue was made could repeat a version. The
 * number stays below 2^53 until the year 2255.
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

/** The current versions of venues, in one round trip; a venue that does not exist is left out. */
export async function listVenueVersions(db: Db, venueIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ venue_id: string; version: number }>({
    name: 'list-venue-versions',
    across: 'Venues',
    text: 'select venue_id, version from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
  return new Map(rows.map((row) => [row.venue_id, row.version]));
}

/** The number of a venue's last change, and the version that caches compare. */
export interface VenueCounters {
  lastChange: number;
  version: number;
}

/** The current positions of venues, in one round trip; a venue that does not exist is left out. */
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
 * @returns the version of the venue, which stays as it is until the transaction ends; `undefined` for no such
 *   venue
 */
export async function lockVenueHead(tx: Tx, venueId: string): Promise<number | undefined> {
  const [row] = await tx.query<{ version: number }>({
    name: 'lock-venue-head',
    text: 'select version from venue_head where venue_id = $1 for no key update',
    values: [venueId],
  });
  return row?.version;
}
