import type { Caller } from '../../../core/access/caller.ts';
import type { IndexedProduct } from '../../../core/menu/menu-index.ts';
import { findCaller } from '../../access/api-keys.ts';
import type { Db } from '../../database.ts';
import { CACHE_BYTES, createMemoryCache, type MemoryCache, type MemoryPart } from '../../memory-cache.ts';
import { findVenueLines } from '../venue-content.ts';
import { CachedVenue } from './cached-venue.ts';
import { type VenueVersions, versionsInDatabase } from './owned-versions.ts';

/** A value that is known already, or a promise of it. */
type MaybePromise<T> = Promise<T> | T;

/** Finds API keys and venues, either cached or fresh. What needs no read comes without a promise. */
export interface VenueLookup {
  /** Whether every answer was compared with the database after the request. */
  readonly isFresh: boolean;
  findCaller(keyHash: string): MaybePromise<Caller | null>;
  findVenue(venueId: string): MaybePromise<CachedVenue | null>;
  /**
   * The same for an answer that is kept itself, such as a menu. The venue is kept only if an older version is: it would push out
   * what is asked for again.
   */
  findVenueOnce(venueId: string): MaybePromise<CachedVenue | null>;
  /** The version of a venue; `undefined` when there is no such venue. */
  versionOf(venueId: string): MaybePromise<number | undefined>;
}

/** Venues and API keys in the memory of this server. */
export interface VenueCache {
  /** Answers from memory; may be stale. For statements that check the versions themselves. */
  readonly cached: VenueLookup;
  /** For one call: compares versions with the database first, each once, and reads what changed. */
  readonly fresh: VenueLookup;
  /** Asks the database for every version again, after a statement found that a cached one was stale. */
  forgetVersions(): void;
  /** Entries, and look-ups since the start that found a usable one or had to read. */
  use(): Record<'venues' | 'keys', CacheUse>;
}

/** The bytes of a caller, without the list of venues that it reaches. */
const CALLER_BYTES = 600;
const REACHED_BYTES = 60;

/**
 * Caches the venues and API keys that this server works with.
 * @param versions  what cached venues and keys are compared with
 * @param memory  where they are kept
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
          // Everything that was read with the key is as fresh as the key.
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
  const found = await findVenueLines(db, venueId);
  return found && new CachedVenue(found, products);
}

/** Continues with a value: at once, or when it is there. */
export function whenReady<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

export interface CacheUse {
  entries: number;
  hits: number;
  misses: number;
}

/** Values that are loaded when they are missing. Requests that want the same one at the same time share one read. */
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
   * The value from memory, without a promise, if it is fresh; else the one that is read.
   * @param keeps  whether a value that was read is kept if none was kept before
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
