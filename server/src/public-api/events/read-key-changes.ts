import type { Db } from '../../store/database.ts';
import { isVenueNodeLost, runForReachableVenues } from '../../store/distribution/venue-nodes.ts';
import { type KeyChange, type KeyChangePosition, listKeyChanges } from '../../store/webhooks/key-changes.ts';

/**
 * Servers may write changes of the same moment in any order: changes that are older than the last one by less
 * than this are read again.
 */
export const OVERLAP_MS = 10_000;
const MOST_AT_ONCE = 500;

/** The result of one read of a key's changes. */
interface ReadChanges {
  /** The oldest change first. */
  changes: KeyChange[];
  /**
   * In milliseconds: from this instant on, a venue on a lost node of a cluster may have changes that were not read;
   * `null` if there are none.
   */
  unreadSince: number | null;
}

/**
 * Makes a function that reads the changes since its last call, at the venues that a key reaches at the time. Usually
 * all venues are read up to the same place. While a node of a cluster is lost, its venues stay at the place where
 * they were lost, and the others continue.
 * @param since  where the first call begins, in milliseconds
 */
export function createChangeReader(
  db: Db,
  since: number,
): (keyId: string, reach: readonly string[]) => Promise<ReadChanges> {
  let place: KeyChangePosition = { changedAt: since };
  /** The places of the venues that are not at `place`. */
  const others = new Map<string, KeyChangePosition>();

  return async (keyId, reach) => {
    const groups = [...Map.groupBy(reach, (venueId) => others.get(venueId) ?? place)];
    const reads = await Promise.all(
      groups.map(([from, venueIds]) => readFrom(db, keyId, venueIds, from, groups.length > 1)),
    );
    others.clear();
    const incomplete = reads.filter(({ unread }) => unread.length > 0);
    const next = reads.map((read) => read.next);
    place = next.reduce((latest, each) => (each.changedAt > latest.changedAt ? each : latest));
    // Once all venues are read to their end, one place for all of them is enough.
    if (incomplete.length > 0 || reads.some(({ isFull }) => isFull)) {
      for (const read of reads) {
        for (const venueId of read.venueIds) others.set(venueId, read.next);
        for (const venueId of read.unread) others.set(venueId, read.from);
      }
    }
    const changes = reads
      .flatMap((read) => read.changes)
      .sort((a, b) => a.changedAt - b.changedAt || (a.subjectId < b.subjectId ? -1 : 1));
    const unread = incomplete.map(({ from }) => from.changedAt);
    return { changes, unreadSince: unread.length === 0 ? null : Math.min(...unread) };
  };
}

/**
 * @param areOthers  whether there are other groups of venues, so that all venues of this group may be on the lost
 *   node
 */
async function readFrom(
  db: Db,
  keyId: string,
  venueIds: readonly string[],
  from: KeyChangePosition,
  areOthers: boolean,
) {
  let read: readonly string[] = [];
  let changes: KeyChange[] = [];
  try {
    changes = await runForReachableVenues(db, venueIds, (reachable) => {
      read = reachable;
      return listKeyChanges(db, { keyId, venueIds: reachable }, from, MOST_AT_ONCE);
    });
  } catch (error) {
    if (!areOthers || !(await isVenueNodeLost(db, error))) throw error;
    read = [];
  }
  const unread = venueIds.filter((venueId) => !read.includes(venueId));
  const last = changes.at(-1);
  // If there are more changes, the next read begins right after the last one. An overlap could return the same
  // changes for ever.
  const isFull = changes.length === MOST_AT_ONCE;
  const beforeLast = { changedAt: Math.max(from.changedAt, (last?.changedAt ?? 0) - OVERLAP_MS) };
  const next = isFull ? last! : last === undefined ? from : beforeLast;
  return { from, next, changes, isFull, venueIds: read, unread };
}
