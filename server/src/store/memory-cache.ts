/** Values in memory, up to a number of bytes for all regions together. */
export interface MemoryCache {
  /** A part of the memory with keys of its own. */
  region<Value>(): MemoryRegion<Value>;
  readonly mostBytes: number;
  /** What all values are counted with. */
  bytes(): number;
}

export interface MemoryRegion<Value> {
  /** The value, which now counts as used. */
  find(key: string): Value | undefined;
  /** The value, without counting as used. */
  peek(key: string): Value | undefined;
  /**
   * Keeps a value in place of the one before. Drops others until there is room: those that were not used since they were
   * kept or last passed over, oldest first. A value with more bytes than there are at all is kept alone.
   * @param isSpare  goes before all others until it is found, such as a venue that was read to make its menu
   */
  keep(key: string, value: Value, bytes: number, isSpare?: boolean): void;
  forget(key: string): void;
  size(): number;
}

interface Entry {
  key: string;
  value: unknown;
  bytes: number;
  wasUsed: boolean;
  /** Where it waits to be dropped. */
  queue: Set<Entry>;
  region: Map<string, Entry>;
}

/** What a service has that says nothing else. */
export const CACHE_BYTES = 192 * 1024 * 1024;

/** An entry itself: its key, its slots in two maps, and the objects around its value. */
const ENTRY_BYTES = 400;

/**
 * Makes an empty memory. Finding a value only marks it: moving it to the end of a list each time would take
 * more time than the rest of a look-up.
 */
export function createMemoryCache(mostBytes: number): MemoryCache {
  /** Entries in the order in which they are considered for dropping; the spare ones first. */
  const queue = new Set<Entry>();
  const spare = new Set<Entry>();
  let allBytes = 0;

  function drop(entry: Entry): void {
    if (!entry.queue.delete(entry)) return;
    entry.region.delete(entry.key);
    allBytes -= entry.bytes;
  }

  function makeRoom(kept: Entry): void {
    for (const entry of spare) {
      if (allBytes <= mostBytes) return;
      if (entry !== kept) drop(entry);
    }
    for (const entry of queue) {
      if (allBytes <= mostBytes) return;
      if (entry === kept) continue;
      if (entry.wasUsed) {
        entry.wasUsed = false;
        queue.delete(entry);
        queue.add(entry);
      } else drop(entry);
    }
  }

  return {
    mostBytes,
    bytes: () => allBytes,
    region: <Value>(): MemoryRegion<Value> => {
      const region = new Map<string, Entry>();
      return {
        find: (key) => {
          const entry = region.get(key);
          if (entry === undefined) return undefined;
          if (entry.queue === spare) {
            spare.delete(entry);
            queue.add(entry);
            entry.queue = queue;
          } else entry.wasUsed = true;
          return entry.value as Value;
        },
        peek: (key) => region.get(key)?.value as Value | undefined,
        keep: (key, value, bytes, isSpare = false) => {
          const before = region.get(key);
          if (before !== undefined) drop(before);
          const waiting = isSpare ? spare : queue;
          const entry = { key, value, bytes: bytes + ENTRY_BYTES, wasUsed: false, queue: waiting, region };
          region.set(key, entry);
          waiting.add(entry);
          allBytes += entry.bytes;
          if (allBytes > mostBytes) makeRoom(entry);
        },
        forget: (key) => {
          const entry = region.get(key);
          if (entry !== undefined) drop(entry);
        },
        size: () => region.size,
      };
    },
  };
}
