import type { KeyHolder } from '../../core/access/caller.ts';
import { indexMenu, type MenuIndex } from '../../core/menu/menu-index.ts';
import type { Table } from '../../core/venue/venue-record.ts';
import { findKeyHolder } from '../access/api-keys.ts';
import { approximateBytes } from '../approximate-bytes.ts';
import type { Db } from '../database.ts';
import { findVenueContent, type VenueContent } from './venue-content.ts';
import { createVersionReader, type ReadVersions } from './version-reader.ts';

/** A venue as it is kept in memory, with what is looked up in it. Never changed once made. */
export interface KeptVenue extends VenueContent {
  menuIndex: MenuIndex;
  tables: ReadonlyMap<string, Table>;
}

/**
 * How a request sees keys and venues. `kept` is what this server remembers, perhaps from before a change made elsewhere:
 * for a statement that checks the versions itself. `current` has compared them with the database since it was asked.
 */
export interface VenueSight {
  readonly isCurrent: boolean;
  findHolder(keyHash: string): Promise<KeyHolder | null>;
  findVenue(venueId: string): Promise<KeptVenue | null>;
}

/** A sight of what is remembered that has it compared with the database while somebody works with it. */
export interface WatchedSight extends VenueSight {
  /** Whether all that it showed was still so at a moment since it was asked for. */
  holds(): Promise<boolean>;
}

export interface VenueMemory {
  kept: VenueSight;
  current: VenueSight;
  watch(): WatchedSight;
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
export function createVenueMemory(db: Db, capacity = CAPACITY): VenueMemory {
  const venues = new Kept<KeptVenue>(weightOf, capacity);
  const holders = new Kept<KeyHolder>(() => 1, capacity);
  const readVersions = createVersionReader(db);

  async function readVenue(venueId: string): Promise<KeptVenue | null> {
    const content = await findVenueContent(db, venueId);
    return content === null ? null : keep(content);
  }

  async function findCurrentVenue(venueId: string): Promise<KeptVenue | null> {
    const version = (await readVersions([venueId])).get(venueId);
    if (version === undefined) return null;
    const isFresh = (venue: KeptVenue) => venue.version >= version;
    return venues.getOrLoad(venueId, isFresh, () => readVenue(venueId));
  }

  async function findCurrentHolder(keyHash: string): Promise<KeyHolder | null> {
    const holder = holders.get(keyHash);
    const version = holder && (await readVersions([holder.venueId])).get(holder.venueId);
    const isFresh = (kept: KeyHolder) => version !== undefined && kept.venueVersion >= version;
    return holders.getOrLoad(keyHash, isFresh, () => findKeyHolder(db, keyHash));
  }

  const any = () => true;
  const kept: VenueSight = {
    isCurrent: false,
    findHolder: (keyHash) => holders.getOrLoad(keyHash, any, () => findKeyHolder(db, keyHash)),
    findVenue: (venueId) => venues.getOrLoad(venueId, any, () => readVenue(venueId)),
  };
  const current: VenueSight = { isCurrent: true, findHolder: findCurrentHolder, findVenue: findCurrentVenue };
  return { readVersions, kept, current, watch: () => watchKept(kept, current, readVersions) };
}

/** Shows what is kept and has its version read at once; what is not there at all, as far as is known, is looked up. */
function watchKept(kept: VenueSight, current: VenueSight, readVersions: ReadVersions): WatchedSight {
  const shown: { venueId: string; version: number; versions: ReturnType<ReadVersions> }[] = [];
  const watch = (venueId: string, version: number) => {
    const versions = readVersions([venueId]);
    // Whoever gave up for another reason does not ask any more.
    versions.catch(() => {});
    shown.push({ venueId, version, versions });
  };
  return {
    isCurrent: false,
    findHolder: async (keyHash) => {
      const holder = await kept.findHolder(keyHash);
      if (holder === null) return current.findHolder(keyHash);
      watch(holder.venueId, holder.venueVersion);
      return holder;
    },
    findVenue: async (venueId) => {
      const venue = await kept.findVenue(venueId);
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
function weightOf({ menuIndex: _, tables: __, ...content }: KeptVenue): number {
  return Math.max(
    VENUE_WEIGHT + content.products.length,
    Math.ceil(approximateBytes(content) / BYTES_OF_A_UNIT),
  );
}

function keep(content: VenueContent): KeptVenue {
  const { categories, products, areas } = content;
  return {
    ...content,
    menuIndex: indexMenu({ categories, products }),
    tables: new Map(areas.flatMap((area) => area.tables).map((table) => [table.id, table])),
  };
}

/** A map that forgets the least recently used beyond a weight, and reads once what many want at once. */
class Kept<T> {
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
    const kept = this.#entries.get(key);
    if (kept !== undefined && isFresh(kept)) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept;
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
