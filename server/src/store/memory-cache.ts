import { LRUCache } from 'lru-cache';

/**
 * The cache of this server in memory, with one byte limit for all parts; the least recently used entries are removed
 * first.
 *
 * | part | content, and its key | valid until | checked against |
 * |---|---|---|---|
 * | venue | a venue with its menu, by its id | its version is raised | `venue_head`, or the versions in memory of the only server of the database |
 * | product | a parsed product, by its venue, the version and its id | its venue is no longer valid | with its venue |
 * | key | the caller of an API key, by the hash of the key | the version of its venue is raised | as for a venue |
 * | menu | the menus of a venue as they are sent, by its id | the version is raised, or a campaign begins or ends | as for a venue, and the clock |
 * | calendar | booking calendars as they are sent, by venue id and days | the version is raised, a quarter of an hour ends, or the first slot passes | as for a venue, and the clock |
 * | page | a page of orders as it is sent, by its venues, filter and number | an order of these venues changes | the last change of each venue |
 * | bill | an open or closed bill, by venue and id | its revision is raised | the statement that reads it |
 */
export interface MemoryCache {
  /** One part of the cache. Its keys are separate from those of other parts. */
  part<Value extends object>(name: PartName): MemoryPart<Value>;
}

/** The name of a part of the cache. */
export type PartName = 'venue' | 'product' | 'key' | 'menu' | 'calendar' | 'page' | 'bill';

/** A part of the cache, for values of one kind. */
export interface MemoryPart<Value> {
  /** Returns a value, and marks it as used now. */
  find(key: string): Value | undefined;
  /** Stores or replaces a value, unless it is larger than the whole cache. */
  keep(key: string, value: Value, bytes: number): void;
  forget(key: string): void;
  /** The number of entries of this part. Reads all entries of the cache. */
  count(): number;
}

/** The default size of the cache. */
export const CACHE_BYTES = 192 * 1024 * 1024;

/** The estimated bytes of an entry without its value: key, slots in the maps, and objects around the value. */
const ENTRY_BYTES = 400;

/** Makes an empty cache. */
export function createMemoryCache(mostBytes: number): MemoryCache {
  const all = new LRUCache<string, object>({ maxSize: mostBytes });
  return {
    part: <Value extends object>(name: PartName): MemoryPart<Value> => ({
      find: (key) => all.get(`${name} ${key}`) as Value | undefined,
      keep: (key, value, bytes) => void all.set(`${name} ${key}`, value, { size: bytes + ENTRY_BYTES }),
      forget: (key) => void all.delete(`${name} ${key}`),
      count: () => all.keys().reduce((count, key) => count + (key.startsWith(`${name} `) ? 1 : 0), 0),
    }),
  };
}
