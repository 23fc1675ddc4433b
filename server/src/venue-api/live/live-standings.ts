import type { Static } from 'typebox';
import { findStandingsOf } from '../../operations/reservations/find-standings.ts';
import type { LoggedChange } from '../../store/venue/venue-changes.ts';
import { type StandingResource, toStanding } from '../reservations/tables/standing-resource.ts';
import type { VenueParts } from '../venue-operation.ts';

/** The states of the tables of a bill or a reservation; none if it has no table. */
export type StandingsOf = (subjectId: string) => Static<typeof StandingResource>[];

type HasTable = { table: { id: string } | null };
type HasTables = { tables: readonly { id: string }[] };

/**
 * Reads the current states of the tables of changed bills and reservations, all at once. The tables that a
 * reservation or a bill had before the change count, too.
 */
export async function readStandings(
  { db, cache, clock }: Pick<VenueParts, 'db' | 'cache' | 'clock'>,
  venueId: string,
  changes: readonly LoggedChange[],
  bills: ReadonlyMap<string, HasTable>,
  reservations: ReadonlyMap<string, HasTables>,
): Promise<StandingsOf> {
  const tablesOf = new Map<string, Set<string>>();
  for (const { subjectId, detail } of changes) {
    const before = [...((detail['tableIds'] as string[] | undefined) ?? [])];
    const at = bills.get(subjectId)?.table;
    const now = reservations.get(subjectId)?.tables.map(({ id }) => id) ?? [];
    const known = tablesOf.get(subjectId) ?? [];
    tablesOf.set(subjectId, new Set([...known, ...before, ...now, ...(at ? [at.id] : [])]));
  }
  const all = new Set([...tablesOf.values()].flatMap((ids) => [...ids]));
  const cached = all.size === 0 ? null : await cache.fresh.findVenue(venueId);
  if (cached === null) return () => [];
  const { timeZone } = cached.venue;
  const standings = await findStandingsOf(db, cached, all, clock.now());
  return (subjectId) => {
    const ids = tablesOf.get(subjectId) ?? new Set();
    return standings
      .filter(({ tableId, heldByTableId }) => ids.has(tableId) || ids.has(heldByTableId ?? tableId))
      .map((standing) => toStanding(standing, timeZone));
  };
}
