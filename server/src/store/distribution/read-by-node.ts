import { createBatchReader, type ReadMany } from '../batch-reader.ts';
import type { Db } from '../database.ts';
import { createVenueNodes, isVenueNodeLost } from './venue-nodes.ts';

/**
 * As {@link createBatchReader}, for keys that belong to venues. After the first loss of a node of a cluster, each node
 * gets separate batches, so that only the venues of the lost node fail or wait. Before that it does not look up
 * nodes.
 * @param venueOf  the venue of a key
 */
export function createBatchReaderByNode<T>(
  db: Db,
  readMany: ReadMany<T>,
  venueOf: (key: string) => string = (key) => key,
): ReadMany<T> {
  const readWhole = createBatchReader(readMany);
  const nodes = createVenueNodes(db);
  const readers = new Map<string, ReadMany<T>>();
  let wasNodeLost = false;

  async function readOfNode(node: string, keys: readonly string[]): Promise<Map<string, T>> {
    const read = readers.get(node) ?? createBatchReader(readMany);
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

/** The entries of these keys: the batch may have read more, for other requests. */
function entriesOf<T>(found: Map<string, T>, keys: readonly string[]): [string, T][] {
  return keys.flatMap((key): [string, T][] => (found.has(key) ? [[key, found.get(key)!]] : []));
}
