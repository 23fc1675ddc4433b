import type { MemoryRegion } from '../../memory-cache.ts';

export interface CacheUse {
  entries: number;
  hits: number;
  misses: number;
}

/** A value that was read, and the memory that it takes. */
export interface Loaded<T> {
  value: T;
  bytes: number;
  /** Whether it goes before other values until it is used once more. */
  isSpare?: boolean;
}

/** Values that are loaded when they are missing. Requests that want the same one at the same time share one read. */
export class LoadingCache<T> {
  readonly #values: MemoryRegion<T>;
  readonly #loading = new Map<string, Promise<T | null>>();
  #hits = 0;
  #misses = 0;

  constructor(values: MemoryRegion<T>) {
    this.#values = values;
  }

  use(): CacheUse {
    return { entries: this.#values.size(), hits: this.#hits, misses: this.#misses };
  }

  peek(key: string): T | undefined {
    return this.#values.peek(key);
  }

  /** Counts the value as used. */
  touch(key: string): void {
    this.#values.find(key);
  }

  /** The value, which now counts as used, if it is usable. */
  find(key: string, isUsable: (value: T) => boolean): T | undefined {
    const value = this.#values.find(key);
    if (value === undefined || !isUsable(value)) return undefined;
    this.#hits += 1;
    return value;
  }

  async getOrLoad(
    key: string,
    isFresh: (value: T) => boolean,
    read: () => Promise<Loaded<T> | null>,
  ): Promise<T | null> {
    const cached = this.find(key, isFresh);
    if (cached !== undefined) return cached;
    this.#misses += 1;
    const loading = await this.#loading.get(key);
    if (loading && isFresh(loading)) return loading;
    // A read in progress began after this call did: its result is fresh.
    return this.#loading.get(key) ?? this.#load(key, read);
  }

  async #load(key: string, read: () => Promise<Loaded<T> | null>): Promise<T | null> {
    const loading = this.#readAndKeep(key, read);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  async #readAndKeep(key: string, read: () => Promise<Loaded<T> | null>): Promise<T | null> {
    const loaded = await read();
    if (loaded === null) this.#values.forget(key);
    else this.#values.keep(key, loaded.value, loaded.bytes, loaded.isSpare);
    return loaded?.value ?? null;
  }
}
