import type { Db } from '../database.ts';
import { isConnectionLost } from '../database-errors.ts';
import { FIRST_DISTRIBUTED_TABLE } from './find-distribution.ts';

/**
 * Runs a statement for several venues. If it fails because a node of a cluster is lost, runs it again for the venues
 * whose nodes answer. For lists that may lack the venues of a lost node, and for writes that a later run completes.
 * @param run  called with the ids of venues, in the given order
 */
export async function runForReachableVenues<T>(
  db: Db,
  venueIds: readonly string[],
  run: (venueIds: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await run(venueIds);
  } catch (error) {
    return run(await listReachable(db, venueIds, error));
  }
}

/**
 * Writes for several venues in one statement, as {@link runForReachableVenues} does.
 * @returns whether it wrote for all venues
 */
export async function writeForReachableVenues(
  db: Db,
  venueIds: readonly string[],
  write: (venueIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return runForReachableVenues(db, venueIds, async (reachable) => {
    await write(reachable);
    return reachable.length === venueIds.length;
  });
}

/**
 * Looks for one record at several venues. If a node of a cluster is lost and the record is not on the other nodes, it
 * may be on the lost one: then this throws the error.
 */
export async function findAtReachableVenues<T>(
  db: Db,
  venueIds: readonly string[],
  find: (venueIds: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await find(venueIds);
  } catch (error) {
    const found = await find(await listReachable(db, venueIds, error));
    if (found === null) throw error;
    return found;
  }
}

/** Whether a statement failed because a node of a cluster is lost: it may then succeed for venues on other nodes. */
export async function isVenueNodeLost(db: Db, error: unknown): Promise<boolean> {
  return isConnectionLost(error) && (await db.isDistributed());
}

/** The venues whose nodes answer. @param lost  the error of a statement; thrown again if the reason is not a lost node */
async function listReachable(db: Db, venueIds: readonly string[], lost: unknown): Promise<string[]> {
  if (venueIds.length < 2 || !(await isVenueNodeLost(db, lost))) throw lost;
  const groups = [...(await createVenueNodes(db).group(venueIds)).values()];
  const asked = await Promise.allSettled(groups.map((ofNode) => readHeadsOf(db, ofNode)));
  const fault = asked.find((each) => each.status === 'rejected' && !isConnectionLost(each.reason));
  if (fault?.status === 'rejected') throw fault.reason;
  const reachable = new Set(groups.filter((_, at) => asked[at]!.status === 'fulfilled').flat());
  if (reachable.size === 0) throw lost;
  return venueIds.filter((venueId) => reachable.has(venueId));
}

async function readHeadsOf(db: Db, venueIds: readonly string[]): Promise<void> {
  await db.query({
    name: 'ask-venue-heads',
    across: 'Venues',
    text: 'select 1 from venue_head where venue_id = any ($1)',
    values: [venueIds],
  });
}

/** Finds the nodes of a cluster that venues are on. */
export interface VenueNodes {
  /** Groups venue ids by the node that the venue is on. */
  group(venueIds: readonly string[]): Promise<Map<string, string[]>>;
  /** Forgets the nodes of these venues, because their shards may have moved. */
  forget(venueIds: readonly string[]): void;
}

/** The most venues whose node is remembered, some 20 MB: more than one server works for in a day. */
const MOST_KNOWN = 100_000;

/**
 * Remembers the node of each venue. If a venue has moved since, its group is wrong, but its rows are still read
 * correctly.
 */
export function createVenueNodes(db: Db): VenueNodes {
  const known = new Map<string, string>();
  return {
    group: async (venueIds) => {
      const unknown = [...new Set(venueIds)].filter((venueId) => !known.has(venueId));
      const asked = unknown.length === 0 ? [] : await listNodes(db, unknown);
      for (const { venueId, node } of asked) known.set(venueId, node);
      const groups = Map.groupBy(venueIds, (venueId) => known.get(venueId) ?? '');
      if (known.size > MOST_KNOWN) known.clear();
      return groups;
    },
    forget: (venueIds) => {
      for (const venueId of venueIds) known.delete(venueId);
    },
  };
}

/** The node of each venue, from the metadata of the connected node; calls no other node. */
function listNodes(db: Db, venueIds: readonly string[]): Promise<{ venueId: string; node: string }[]> {
  return db.query({
    name: 'list-venue-nodes',
    text: `select v.venue_id as "venueId", p.nodename || ':' || p.nodeport as node
             from unnest($1::uuid[]) as v (venue_id)
             join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('${FIRST_DISTRIBUTED_TABLE}', v.venue_id)`,
    values: [venueIds],
  });
}
