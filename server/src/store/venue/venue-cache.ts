import type { Caller } from '../../core/access/caller.ts';
import { indexMenu, type MenuIndex } from '../../core/menu/menu-index.ts';
import type { Table } from '../../core/venue/tables/table.ts';
import { findCaller } from '../access/api-keys.ts';
import { approximateBytes } from '../approximate-bytes.ts';
import type { Db } from '../database.ts';
import { findVenueContent, type VenueContent } from './venue-content.ts';
import { createVersionReader, type ReadVersions } from './version-reader.ts';

/** A venue as it is kept in memory, with what is looked up in it. Never changed once made. */
export interface CachedVenue extends VenueContent {
  menuIndex: MenuIndex;
  tables: ReadonlyMap<string, Table>;
}

/**
 * How a request sees keys and venues. `kept` is what this server remembers, perhaps from before a change made elsewhere:
 * for a statement that checks the versions itself. `current` has compared them with the database since it was asked.
 */
export interface VenueLookup {
  readonly isCurrent: boolean;
  findCaller(keyHash: string): Promise<Caller | null>;
  findVenue(venueId: string): Promise<CachedVenue | null>;
}

/** A sight of what is remembered that has it compared with the database while somebody works with it. */
export interface CheckedLookup extends VenueLookup {
  /** Whether all that it showed was still so at a moment since it was asked for. */
  holds(): Promise<boolean>;
}

export interface VenueCache {
  cached: VenueLookup;
  current: VenueLookup;
  watch(): CheckedLookup;
  readVersions: ReadVersions;
}

/** What is kept weighs a unit per product and a few per venue or key, or more by its bytes: some 60 MB when full. */
const CAPACITY = 20_000;
const VENUE_WEIGHT = 5;
const BYTES_OF_A_UNIT = 3_000;

/**
 * Keeps the venues and keys that this server works with, the least recently used given up first.
 * @param capacity  units that the venues weigh at most, and the keys likewise
 */
export function createVenueCache(db: Db, capacity = CAPACITY): VenueCache {
  const venues = new Cache<CachedVenue>(weightOf, capacity);
  const callers = new Cache<Caller>(() => 1, capacity);
  const readVersions = createVersionReader(db);

  async function readVenue(venueId: string): Promise<CachedVenue | null> {
    const content = await findVenueContent(db, venueId);
    return content === null ? null : keep(content);
  }

  async function findCurrentVenue(venueId: string): Promise<CachedVenue | null> {
    const version = (await readVersions([venueId])).get(venueId);
    if (version === undefined) return null;
    const isFresh = (venue: CachedVenue) => venue.version >= version;
    return venues.getOrLoad(venueId, isFresh, () => readVenue(venueId));
  }

  async function findFreshCaller(keyHash: string): Promise<Caller | null> {
    const caller = callers.get(keyHash);
    const version = caller && (await readVersions([caller.venueId])).get(caller.venueId);
    const isFresh = (cached: Caller) => version !== undefined && cached.venueVersion >= version;
    return callers.getOrLoad(keyHash, isFresh, () => findCaller(db, keyHash));
  }

  const any = () => true;
  const cached: VenueLookup = {
    isCurrent: false,
    findCaller: (keyHash) => callers.getOrLoad(keyHash, any, () => findCaller(db, keyHash)),
    findVenue: (venueId) => venues.getOrLoad(venueId, any, () => readVenue(venueId)),
  };
  const current: VenueLookup = { isCurrent: true, findCaller: findFreshCaller, findVenue: findCurrentVenue };
  return { readVersions, cached, current, watch: () => checkCached(cached, current, readVersions) };
}

/** Shows what is kept and has its version read at once; what is not there at all, as far as is known, is looked up. */
function checkCached(cached: VenueLookup, current: VenueLookup, readVersions: ReadVersions): CheckedLookup {
  const shown: { venueId: string; version: number; versions: ReturnType<ReadVersions> }[] = [];
  const watch = (venueId: string, version: number) => {
    const versions = readVersions([venueId]);
    // Whoever gave up for another reason does not ask any more.
    versions.catch(() => {});
    shown.push({ venueId, version, versions });
  };
  return {
    isCurrent: false,
    findCaller: async (keyHash) => {
      const caller = await cached.findCaller(keyHash);
      if (caller === null) return current.findCaller(keyHash);
      watch(caller.venueId, caller.venueVersion);
      return caller;
    },
    findVenue: async (venueId) => {
      const venue = await cached.findVenue(venueId);
      if (venue === null) return current.findVenue(venueId);
      watch(venueId, venue.version);
      return venue;
    },
    holds: async () => {
      for (const { venueId, version, versions } of shown) {
        if (version < ((await versions).get(venueId) ?? Number.POSITIVE_INFINITY)) return false;
      }
      return true;
    },
  };
}

/** A venue of few products can be large, too: by its texts, its extras, its tables. */
function weightOf({ menuIndex: _, tables: __, ...content }: CachedVenue): number {
  return Math.max(
    VENUE_WEIGHT + content.products.length,
    Math.ceil(approximateBytes(content) / BYTES_OF_A_UNIT),
  );
}

function keep(content: VenueContent): CachedVenue {
  const { categories, products, areas } = content;
  return {
    ...content,
    menuIndex: indexMenu({ categories, products }),
    tables: new Map(areas.flatMap((area) => area.tables).map((table) => [table.id, table])),
  };
}

/** A map that forgets the least recently used beyond a weight, and reads once what many want at once. */
class Cache<T> {
  readonly #entries = new Map<string, T>();
  readonly #loading = new Map<string, Promise<T | null>>();
  readonly #weights = new Map<string, number>();
  readonly #weigh: (value: T) => number;
  readonly #capacity: number;
  #weight = 0;

  constructor(weigh: (value: T) => number, capacity: number) {
    this.#weigh = weigh;
    this.#capacity = capacity;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  async getOrLoad(
    key: string,
    isFresh: (value: T) => boolean,
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    const cached = this.#entries.get(key);
    if (cached !== undefined && isFresh(cached)) {
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached;
    }
    const loading = await this.#loading.get(key);
    if (loading && isFresh(loading)) return loading;
    // What is being read by now was begun after this was asked: whatever it brings is of now.
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
