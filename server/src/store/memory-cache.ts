import { LRUCache } from 'lru-cache';

/**
 * What this server keeps in memory, up to a number of bytes for all of it; what was not used for the longest time goes first.
 *
 * | part | what, under which key | how long it is good | how that is checked |
 * |---|---|---|---|
 * | venue | a venue with its menu, by its id | until its version is raised | against `venue_head`, or what one owner of the database knows |
 * | product | one that was looked up, by its venue, the version and its id | as long as its venue | with its venue |
 * | key | the caller of an API key, by its hash | until the version of its venue is raised | the same |
 * | menu | the menus of a venue as they are sent, by its id | the version of the venue, and until a campaign begins or ends | the same, and the clock |
 * | calendar | its booking calendars as they are sent, by its id and the asked days | the version, the quarter of an hour and the first slot | the same, and the clock |
 * | page | a page of orders as it is sent, by its venues, filter and number | until an order of these venues changes | against the last change of each venue |
 * | bill | an open or closed bill, by venue and id | until its revision is raised | by the statement that reads it |
 */
export interface MemoryCache {
  /** A part with keys of its own. */
  part<Value extends object>(name: PartName): MemoryPart<Value>;
}

export type PartName = 'venue' | 'product' | 'key' | 'menu' | 'calendar' | 'page' | 'bill';

export interface MemoryPart<Value> {
  /** The value, which now counts as used. */
  find(key: string): Value | undefined;
  /** Keeps a value instead of the previous one, unless it is larger than all memory. */
  keep(key: string, value: Value, bytes: number): void;
  forget(key: string): void;
  /** How many there are; takes time in the number of all entries. */
  count(): number;
}

/** The size of the cache of a service without a setting for it. */
export const CACHE_BYTES = 192 * 1024 * 1024;

/** The bytes of an entry without its value: its key, its slots in the lists, and the objects around the value. */
const ENTRY_BYTES = 400;

/** Makes an empty memory. */
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
