import type { Caller } from '../../core/access/caller.ts';
import { indexMenu, type MenuIndex } from '../../core/menu/menu-index.ts';
import type { Table } from '../../core/venue/tables/table.ts';
import { findCaller } from '../access/api-keys.ts';
import { approximateBytes } from '../approximate-bytes.ts';
import type { Db } from '../database.ts';
import { askedVersions, type VenueVersions } from './owned-versions.ts';
import { findVenueContent, type VenueContent } from './venue-content.ts';

/** A venue in the cache of this server, with indexes for look-ups. It never changes. */
export interface CachedVenue extends VenueContent {
  menuIndex: MenuIndex;
  tables: ReadonlyMap<string, Table>;
}

/** Finds API keys and venues, either cached or fresh. */
export interface VenueLookup {
  /** Whether every answer was compared with the database after it was asked for. */
  readonly isFresh: boolean;
  findCaller(keyHash: string): Promise<Caller | null>;
  findVenue(venueId: string): Promise<CachedVenue | null>;
}

/** Answers from the cache, and compares the answers with the database while the caller works with them. */
export interface CheckedLookup extends VenueLookup {
  /** Whether all its answers were still current after they were given. */
  isCurrent(): Promise<boolean>;
}

/** Venues and API keys in the memory of this server. */
export interface VenueCache {
  /** Answers from memory; may be stale. For statements that check the versions themselves. */
  cached: VenueLookup;
  /** Compares versions with the database first, and reads what changed. */
  fresh: VenueLookup;
  /** Answers from memory and checks afterwards, for one request. */
  checked(): CheckedLookup;
  /** Answers from memory what is known to be current, without waiting; `undefined` for anything else. */
  current: CurrentLookup;
  /** Asks the database for every version again, after a statement found that a cached one was stale. */
  forgetVersions(): void;
  /** Entries, and look-ups since the start that found a usable one or had to read. */
  use(): Record<'venues' | 'keys', CacheUse>;
}

/** Finds API keys and venues that are cached and known to be current. */
export interface CurrentLookup {
  findCaller(keyHash: string): Caller | undefined;
  findVenue(venueId: string): CachedVenue | undefined;
}

export interface CacheUse {
  entries: number;
  hits: number;
  misses: number;
}

/**
 * In units: one for a product, a few for a venue or a key, more for large ones. A full cache takes some 60
 * MB.
 */
const CAPACITY = 20_000;
const VENUE_WEIGHT = 5;
const BYTES_OF_A_UNIT = 3_000;

/**
 * Caches the venues and API keys that this server works with, and drops the least recently used first.
 * @param versions  what cached venues and keys are compared with
 * @param capacity  units that the venues may weigh, and the same again for the keys
 */
export function createVenueCache(
  db: Db,
  versions: VenueVersions = askedVersions(db),
  capacity = CAPACITY,
): VenueCache {
  const venues = new LoadingCache<CachedVenue>(weightOf, capacity);
  const callers = new LoadingCache<Caller>(() => 1, capacity);
  const currentVersion = async (venueId: string) =>
    versions.known(venueId) ?? (await versions.read([venueId])).get(venueId);

  async function readVenue(venueId: string): Promise<CachedVenue | null> {
    const content = await findVenueContent(db, venueId);
    return content === null ? null : toCachedVenue(content);
  }

  async function findFreshVenue(venueId: string): Promise<CachedVenue | null> {
    const version = await currentVersion(venueId);
    if (version === undefined) return null;
    const isFresh = (venue: CachedVenue) => venue.version >= version;
    return venues.getOrLoad(venueId, isFresh, () => readVenue(venueId));
  }

  async function findFreshCaller(keyHash: string): Promise<Caller | null> {
    const caller = callers.get(keyHash);
    const version = caller && (await currentVersion(caller.venueId));
    const isFresh = (cached: Caller) => version !== undefined && cached.venueVersion >= version;
    return callers.getOrLoad(keyHash, isFresh, () => findCaller(db, keyHash));
  }

  const any = () => true;
  const cached: VenueLookup = {
    isFresh: false,
    findCaller: (keyHash) => callers.getOrLoad(keyHash, any, () => findCaller(db, keyHash)),
    findVenue: (venueId) => venues.getOrLoad(venueId, any, () => readVenue(venueId)),
  };
  const fresh: VenueLookup = { isFresh: true, findCaller: findFreshCaller, findVenue: findFreshVenue };
  const isCurrent = (venueId: string, version: number) => version >= (versions.known(venueId) ?? Number.NaN);
  const current: CurrentLookup = {
    findCaller: (keyHash) =>
      callers.find(keyHash, (caller) => isCurrent(caller.venueId, caller.venueVersion)),
    findVenue: (venueId) => venues.find(venueId, ({ version }) => isCurrent(venueId, version)),
  };
  const use = () => ({ venues: venues.use(), keys: callers.use() });
  return {
    use,
    cached,
    fresh,
    current,
    checked: () => createCheckedLookup(cached, fresh, versions),
    forgetVersions: versions.forget,
  };
}

/**
 * Starts to read the version of each cached answer when it gives it. What the cache does not have is read
 * fresh.
 */
function createCheckedLookup(
  cached: VenueLookup,
  fresh: VenueLookup,
  { known, read }: VenueVersions,
): CheckedLookup {
  const answers: { venueId: string; version: number; versions: ReturnType<VenueVersions['read']> }[] = [];
  const check = (venueId: string, version: number) => {
    if (version >= (known(venueId) ?? Number.NaN)) return;
    const versions = read([venueId]);
    // A request that is refused for another reason never awaits the check.
    versions.catch(() => {});
    answers.push({ venueId, version, versions });
  };
  return {
    isFresh: false,
    findCaller: async (keyHash) => {
      const caller = await cached.findCaller(keyHash);
      if (caller === null) return fresh.findCaller(keyHash);
      check(caller.venueId, caller.venueVersion);
      return caller;
    },
    findVenue: async (venueId) => {
      const venue = await cached.findVenue(venueId);
      if (venue === null) return fresh.findVenue(venueId);
      check(venueId, venue.version);
      return venue;
    },
    isCurrent: async () => {
      for (const { venueId, version, versions } of answers) {
        if (version < ((await versions).get(venueId) ?? Number.POSITIVE_INFINITY)) return false;
      }
      return true;
    },
  };
}

/** A venue with few products can still be large, by its texts, extras or tables. */
function weightOf({ menuIndex: _, tables: __, ...content }: CachedVenue): number {
  return Math.max(
    VENUE_WEIGHT + content.products.length,
    Math.ceil(approximateBytes(content) / BYTES_OF_A_UNIT),
  );
}

function toCachedVenue(content: VenueContent): CachedVenue {
  const { categories, products, areas } = content;
  return {
    ...content,
    menuIndex: indexMenu({ categories, products }),
    tables: new Map(areas.flatMap((area) => area.tables).map((table) => [table.id, table])),
  };
}

/**
 * A map that drops the least recently used entries beyond a weight. Requests that want the same entry at the
 * same time share one read.
 */
class LoadingCache<T> {
  readonly #entries = new Map<string, T>();
  readonly #loading = new Map<string, Promise<T | null>>();
  readonly #weights = new Map<string, number>();
  readonly #weigh: (value: T) => number;
  readonly #capacity: number;
  #weight = 0;
  #hits = 0;
  #misses = 0;

  constructor(weigh: (value: T) => number, capacity: number) {
    this.#weigh = weigh;
    this.#capacity = capacity;
  }

  use(): CacheUse {
    return { entries: this.#entries.size, hits: this.#hits, misses: this.#misses };
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  /** The entry, as the last one used, if it is usable. */
  find(key: string, isUsable: (value: T) => boolean): T | undefined {
    const cached = this.#entries.get(key);
    if (cached === undefined || !isUsable(cached)) return undefined;
    this.#hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, cached);
    return cached;
  }

  async getOrLoad(
    key: string,
    isFresh: (value: T) => boolean,
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    const cached = this.find(key, isFresh);
    if (cached !== undefined) return cached;
    this.#misses += 1;
    const loading = await this.#loading.get(key);
    if (loading && isFresh(loading)) return loading;
    // A read in progress began after this call did: its result is fresh.
    return this.#loading.get(key) ?? this.#load(key, read);
  }

  async #load(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const loading = read();
    this.#loading.set(key, loading);
    try {
      const value = await loading;
      this.#set(key, value);
      return value;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  #set(key: string, value: T | null): void {
    this.#forget(key);
    if (value === null) return;
    const weight = this.#weigh(value);
    this.#entries.set(key, value);
    this.#weights.set(key, weight);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity || oldest === key) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#weight -= this.#weights.get(key) ?? 0;
    this.#weights.delete(key);
    this.#entries.delete(key);
  }
}
