import type { Caller } from '../../../core/access/caller.ts';
import type { IndexedProduct } from '../../../core/menu/menu-index.ts';
import { findCaller } from '../../access/api-keys.ts';
import type { Db } from '../../database.ts';
import { CACHE_BYTES, createMemoryCache, type MemoryCache, type MemoryPart } from '../../memory-cache.ts';
import { findUnparsedVenueContent } from '../venue-content.ts';
import { CachedVenue } from './cached-venue.ts';
import { type VenueVersions, versionsInDatabase } from './owned-versions.ts';

/** A value that is in memory, or a promise of it. */
type MaybePromise<T> = Promise<T> | T;

/** Finds API keys and venues, either cached or fresh. Returns a promise only if it must read from the database. */
export interface VenueLookup {
  /** Whether every answer was compared with the database after the request. */
  readonly isFresh: boolean;
  findCaller(keyHash: string): MaybePromise<Caller | null>;
  findVenue(venueId: string): MaybePromise<CachedVenue | null>;
  /**
   * As `findVenue`, for an answer that is cached itself, such as a menu. Caches the venue only if an older version of
   * it is cached: otherwise it would displace entries that are used again.
   */
  findVenueOnce(venueId: string): MaybePromise<CachedVenue | null>;
  /** The version of a venue; `undefined` if there is no such venue. */
  versionOf(venueId: string): MaybePromise<number | undefined>;
}

/** The cache of venues and API keys of this server. */
export interface VenueCache {
  /** Answers from memory, which may be stale. For callers whose statements check the versions. */
  readonly cached: VenueLookup;
  /** A new look-up for one call: compares each version with the database once, and reads what has changed. */
  readonly fresh: VenueLookup;
  /** Forgets all versions in memory, after a statement found that a cached version was stale. */
  forgetVersions(): void;
  /** The number of entries, and of look-ups since the start: `hits` found a current entry, `misses` had to read. */
  use(): Record<'venues' | 'keys', CacheUse>;
}

/** The estimated bytes of a caller, without the list of venues that it reaches. */
const CALLER_BYTES = 600;
const REACHED_BYTES = 60;

/**
 * Caches the venues and API keys that this server works with.
 * @param versions  the versions that cached venues and keys are compared with
 * @param memory  the cache that stores them
 */
export function createVenueCache(
  db: Db,
  versions: VenueVersions = versionsInDatabase(db),
  memory: MemoryCache = createMemoryCache(CACHE_BYTES),
): VenueCache {
  const venues = new LoadingCache<CachedVenue>(memory.part('venue'), ({ bytes }) => bytes);
  const products = memory.part<IndexedProduct>('product');
  const callers = new LoadingCache<Caller>(
    memory.part('key'),
    ({ reach }) => CALLER_BYTES + REACHED_BYTES * reach.length,
  );

  const findVenue = (venueId: string, isFresh: (venue: CachedVenue) => boolean, keeps = true) =>
    venues.getOrLoad(venueId, isFresh, () => readVenue(db, venueId, products), keeps);

  const any = () => true;
  const cached: VenueLookup = {
    isFresh: false,
    findCaller: (keyHash) => callers.getOrLoad(keyHash, any, () => findCaller(db, keyHash)),
    findVenue: (venueId) => findVenue(venueId, any),
    findVenueOnce: (venueId) => findVenue(venueId, any, false),
    versionOf: (venueId) => whenReady(findVenue(venueId, any), (venue) => venue?.version),
  };

  function freshLookup(): VenueLookup {
    const compared = new Map<string, MaybePromise<number | undefined>>();
    const versionOf = (venueId: string): MaybePromise<number | undefined> => {
      const known = versions.known(venueId) ?? compared.get(venueId);
      if (known !== undefined) return known;
      const read = versions.read([venueId]).then((found) => found.get(venueId));
      compared.set(venueId, read);
      return read;
    };
    const findFreshCaller = (keyHash: string, version: number | undefined) => {
      const isFresh = ({ venueVersion }: Caller) => version !== undefined && venueVersion >= version;
      return whenReady(
        callers.getOrLoad(keyHash, isFresh, () => findCaller(db, keyHash)),
        (caller) => {
          // The version of the venue was read together with the key, so it is as fresh as the key.
          if (caller !== null) compared.set(caller.venueId, caller.venueVersion);
          return caller;
        },
      );
    };
    const findFreshVenue = (venueId: string, keeps: boolean) =>
      whenReady(versionOf(venueId), (version) =>
        version === undefined ? null : findVenue(venueId, (venue) => venue.version >= version, keeps),
      );
    return {
      isFresh: true,
      versionOf,
      findCaller: (keyHash) => {
        const known = callers.find(keyHash);
        const version = known && versionOf(known.venueId);
        return whenReady(version, (current) => findFreshCaller(keyHash, current));
      },
      findVenue: (venueId) => findFreshVenue(venueId, true),
      findVenueOnce: (venueId) => findFreshVenue(venueId, false),
    };
  }

  return {
    cached,
    get fresh() {
      return freshLookup();
    },
    forgetVersions: versions.forget,
    use: () => ({ venues: venues.use(), keys: callers.use() }),
  };
}

async function readVenue(
  db: Db,
  venueId: string,
  products: MemoryPart<IndexedProduct>,
): Promise<CachedVenue | null> {
  const found = await findUnparsedVenueContent(db, venueId);
  return found && new CachedVenue(found, products);
}

/** Calls `next` with a value: at once, or when its promise resolves. */
export function whenReady<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** How a cache was used since the start. */
export interface CacheUse {
  entries: number;
  hits: number;
  misses: number;
}

/** A cache that reads missing values. Concurrent requests for the same value share one read. */
class LoadingCache<T extends object> {
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
   * Returns the value from memory, without a promise, if it is fresh; else reads it.
   * @param keeps  whether to cache the value that was read even if no older one is cached
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
    // This read began after this call, so its result is fresh.
    const later = this.#loading.get(key);
    if (later !== undefined) return later;
    const mine = this.#readAndKeep(key, read, keeps).finally(() => this.#loading.delete(key));
    this.#loading.set(key, mine);
    return mine;
  }

  async #readAndKeep(key: string, read: () => Promise<T | null>, keeps: boolean): Promise<T | null> {
    const value = await read();
    if (value === null) this.#values.forget(key);
    else if (keeps) this.#values.keep(key, value, this.#bytesOf(value));
    return value;
  }
}
