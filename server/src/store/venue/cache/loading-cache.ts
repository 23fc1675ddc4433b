import type { MemoryPart } from '../../memory-cache.ts';

export interface CacheUse {
  entries: number;
  hits: number;
  misses: number;
}

/** Values that are loaded when they are missing. Requests that want the same one at the same time share one read. */
export class LoadingCache<T extends object> {
  readonly #values: MemoryPart<T>;
  readonly #bytesOf: (value: T) => number;
  readonly #loading = new Map<string, Promise<T | null>>();
  #hits = 0;
  #misses = 0;

  constructor(values: MemoryPart<T>, bytesOf: (value: T) => number) {
    this.#values = values;
    this.#bytesOf = bytesOf;
  }

  use(): CacheUse {
    return { entries: this.#values.count(), hits: this.#hits, misses: this.#misses };
  }

  find(key: string): T | undefined {
    return this.#values.find(key);
  }

  /**
   * The value that is there, without a promise, if it is fresh; else the one that is read.
   * @param keeps  whether what is read is kept where nothing was kept before
   */
  getOrLoad(
    key: string,
    isFresh: (value: T) => boolean,
    read: () => Promise<T | null>,
    keeps = true,
  ): Promise<T | null> | T {
    const known = this.#values.find(key);
    if (known !== undefined && isFresh(known)) {
      this.#hits += 1;
      return known;
    }
    this.#misses += 1;
    return this.#loadOrShare(key, isFresh, read, keeps || known !== undefined);
  }

  async #loadOrShare(
    key: string,
    isFresh: (value: T) => boolean,
    read: () => Promise<T | null>,
    keeps: boolean,
  ): Promise<T | null> {
    const loading = await this.#loading.get(key);
    if (loading && isFresh(loading)) return loading;
    // A read in progress began after this call did: its result is fresh.
    return this.#loading.get(key) ?? this.#load(key, read, keeps);
  }

  async #load(key: string, read: () => Promise<T | null>, keeps: boolean): Promise<T | null> {
    const loading = this.#readAndKeep(key, read, keeps);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  async #readAndKeep(key: string, read: () => Promise<T | null>, keeps: boolean): Promise<T | null> {
    const value = await read();
    if (value === null) this.#values.forget(key);
    else if (keeps) this.#values.keep(key, value, this.#bytesOf(value));
    return value;
  }
}
