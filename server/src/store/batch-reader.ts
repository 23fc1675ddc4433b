import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from './database.ts';
import { isTimedOut } from './database-errors.ts';
import { createVenueNodes, isVenueNodeLost } from './distribution/venue-nodes.ts';

/** Reads the values of keys; a key without a value is left out. */
export type ReadMany<T> = (keys: readonly string[]) => Promise<Map<string, T>>;

interface Batch<T> {
  keys: Set<string>;
  found: Promise<Map<string, T>>;
}

/**
 * Reads for many requests in one round trip. A request joins the batch that has not been sent yet, so its
 * answer is read after the request. Batches are sent one at a time, each at the end of the turn of the event loop that
 * follows its first request: the number of reads does not grow with the number of requests. Requests come a few at a time,
 * and to wake the database for each few costs more than one more turn. What waited behind a batch that got no answer in time
 * is not sent: its time is over, too.
 */
export function readTogether<T>(readMany: ReadMany<T>): ReadMany<T> {
  let underWay: Promise<unknown> | null = null;
  let gathering: Batch<T> | null = null;

  function openBatch(): Batch<T> {
    const keys = new Set<string>();
    const found = Promise.allSettled([underWay, endOfNextTurn()]).then(([before]) => {
      gathering = null;
      if (before.status === 'rejected' && isTimedOut(before.reason)) throw before.reason;
      return readMany([...keys]);
    });
    underWay = found;
    const forget = () => {
      if (underWay === found) underWay = null;
    };
    found.then(forget, forget);
    return { keys, found };
  }

  return (keys) => {
    gathering ??= openBatch();
    for (const key of keys) gathering.keys.add(key);
    return gathering.found;
  };
}

async function endOfNextTurn(): Promise<void> {
  await endOfTurn();
  await endOfTurn();
}

/**
 * As {@link readTogether}, for what venues have. Once a node of a cluster was lost, the venues of each node have batches of their own, and
 * only those of the lost node fail or wait. Until then no venue is asked for its node.
 * @param venueOf  the venue of a key
 */
export function readTogetherByNode<T>(
  db: Db,
  readMany: ReadMany<T>,
  venueOf: (key: string) => string = (key) => key,
): ReadMany<T> {
  const readWhole = readTogether(readMany);
  const nodes = createVenueNodes(db);
  const readers = new Map<string, ReadMany<T>>();
  let wasNodeLost = false;

  async function readOfNode(node: string, keys: readonly string[]): Promise<Map<string, T>> {
    const read = readers.get(node) ?? readTogether(readMany);
    readers.set(node, read);
    try {
      return await read(keys);
    } catch (error) {
      nodes.forget(keys.map(venueOf));
      throw error;
    }
  }

  async function readByNode(keys: readonly string[]): Promise<Map<string, T>> {
    const nodeOf = new Map<string, string>();
    for (const [node, venueIds] of await nodes.group(keys.map(venueOf)))
      for (const venueId of venueIds) nodeOf.set(venueId, node);
    const groups = [...Map.groupBy(keys, (key) => nodeOf.get(venueOf(key))!)];
    const found = await Promise.all(groups.map(([node, ofNode]) => readOfNode(node, ofNode)));
    return found.length === 1
      ? found[0]!
      : new Map(groups.flatMap(([, ofNode], at) => entriesOf(found[at]!, ofNode)));
  }

  return async (keys) => {
    if (wasNodeLost) return readByNode(keys);
    try {
      return await readWhole(keys);
    } catch (error) {
      wasNodeLost ||= await isVenueNodeLost(db, error);
      if (!wasNodeLost) throw error;
      return readByNode(keys);
    }
  };
}

/** Other requests of a batch have asked for more. */
function entriesOf<T>(found: Map<string, T>, keys: readonly string[]): [string, T][] {
  return keys.flatMap((key): [string, T][] => (found.has(key) ? [[key, found.get(key)!]] : []));
}
