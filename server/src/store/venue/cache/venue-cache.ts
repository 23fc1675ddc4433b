import { type Caller, reaches } from '../../../core/access/caller.ts';
import { findCaller } from '../../access/api-keys.ts';
import { approximateBytes } from '../../approximate-bytes.ts';
import type { Db } from '../../database.ts';
import { CACHE_BYTES, createMemoryCache, type MemoryCache } from '../../memory-cache.ts';
import { findVenueLines } from '../venue-content.ts';
import { type Compare, comparing } from './compared-lookup.ts';
import { type CacheUse, type Loaded, LoadingCache } from './loading-cache.ts';
import type { OpenVenue } from './open-venue.ts';
import { createOpenVenues } from './open-venues.ts';
import { askedVersions, type VenueVersions } from './owned-versions.ts';
import { bytesOfPacked, type PackedVenue, packVenue } from './packed-venue.ts';

/** A venue in the cache of this server. It never changes. */
export type CachedVenue = OpenVenue;

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
  /**
   * The same, after the versions were compared with the database: of the venue of a key that is in memory, and of this
   * venue if the key reaches it. `undefined` when the key is not in memory, or there is nothing to compare.
   */
  compared(keyHash: string, venueId: string): Promise<CurrentLookup> | undefined;
  /** The same for a key that may not be in memory: it is then read. */
  compare: Compare;
  /** Asks the database for every version again, after a statement found that a cached one was stale. */
  forgetVersions(): void;
  /** Entries, and look-ups since the start that found a usable one or had to read. */
  use(): Record<'venues' | 'keys', CacheUse>;
}

/** Finds API keys and venues that are cached and known to be current. */
export interface CurrentLookup {
  findCaller(keyHash: string): Caller | undefined;
  /** Does not count as a use of the venue: what is prepared of it is kept apart. */
  findVenue(venueId: string): CachedVenue | undefined;
  /** The current version of a venue. */
  versionOf(venueId: string): number | undefined;
}

const CALLER_BYTES = 300;

/** The share of the memory that open venues may take on top of it. */
const OPEN_SHARE = 1 / 4;

/**
 * Caches the venues and API keys that this server works with.
 * @param versions  what cached venues and keys are compared with
 * @param memory  where they are kept; what was not used is dropped first
 */
export function createVenueCache(
  db: Db,
  versions: VenueVersions = askedVersions(db),
  memory: MemoryCache = createMemoryCache(CACHE_BYTES),
): VenueCache {
  const venues = createVenues(db, memory);
  const callers = new LoadingCache<Caller>(memory.region());
  const currentVersion = async (venueId: string) =>
    versions.known(venueId) ?? (await versions.read([venueId])).get(venueId);

  async function readCaller(keyHash: string): Promise<Loaded<Caller> | null> {
    const value = await findCaller(db, keyHash);
    return value && { value, bytes: CALLER_BYTES + approximateBytes(value) };
  }

  async function findFreshVenue(venueId: string): Promise<CachedVenue | null> {
    const version = await currentVersion(venueId);
    if (version === undefined) return null;
    return venues.findOrRead(venueId, (venue) => venue.version >= version);
  }

  async function findFreshCaller(
    keyHash: string,
    versionOf: (venueId: string) => Promise<number | undefined> | number | undefined = currentVersion,
  ): Promise<Caller | null> {
    const caller = callers.peek(keyHash);
    const version = caller && (await versionOf(caller.venueId));
    const isFresh = (cached: Caller) => version !== undefined && cached.venueVersion >= version;
    return callers.getOrLoad(keyHash, isFresh, () => readCaller(keyHash));
  }

  const any = () => true;
  const cached: VenueLookup = {
    isFresh: false,
    findCaller: (keyHash) => callers.getOrLoad(keyHash, any, () => readCaller(keyHash)),
    findVenue: (venueId) => venues.findOrRead(venueId, any),
  };
  const fresh: VenueLookup = {
    isFresh: true,
    findCaller: (keyHash) => findFreshCaller(keyHash),
    findVenue: findFreshVenue,
  };
  const lookUpWith = (versionOf: CurrentLookup['versionOf']) => lookUpCurrent(callers, venues, versionOf);
  const current = lookUpWith(versions.known);
  /** Requests whose versions came together share the look-up. */
  let latest: { found: ReadonlyMap<string, number>; lookup: CurrentLookup } | undefined;
  const lookUpIn = (found: ReadonlyMap<string, number>): CurrentLookup => {
    if (latest?.found !== found) latest = { found, lookup: lookUpWith((id) => found.get(id)) };
    return latest.lookup;
  };
  function compared(keyHash: string, venueId: string): Promise<CurrentLookup> | undefined {
    const caller = callers.peek(keyHash);
    if (caller === undefined) return undefined;
    const venueIds = reaches(caller, venueId) ? [caller.venueId, venueId] : [caller.venueId];
    if (venueIds.every((id) => versions.known(id) !== undefined)) return undefined;
    return versions.read(venueIds).then(lookUpIn);
  }
  const use = () => ({ venues: venues.use(), keys: callers.use() });
  return {
    use,
    cached,
    fresh,
    current,
    compared,
    compare: comparing({ callers, venues, fresh, current, currentVersion, findFreshCaller }),
    checked: () => createCheckedLookup(cached, fresh, versions),
    forgetVersions: versions.forget,
  };
}

/** Finds what is in memory at these versions, or newer. */
function lookUpCurrent(
  callers: LoadingCache<Caller>,
  venues: ReturnType<typeof createVenues>,
  versionOf: CurrentLookup['versionOf'],
): CurrentLookup {
  const isCurrent = (venueId: string, version: number) => version >= (versionOf(venueId) ?? Number.NaN);
  return {
    findCaller: (keyHash) =>
      callers.find(keyHash, (caller) => isCurrent(caller.venueId, caller.venueVersion)),
    findVenue: (venueId) => venues.peek(venueId, (venue) => isCurrent(venueId, venue.version)),
    versionOf,
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

/** Venues in memory: packed all of them, open those that are asked for often. */
function createVenues(db: Db, memory: MemoryCache) {
  const venues = new LoadingCache<PackedVenue>(memory.region());
  const openVenues = createOpenVenues(memory.mostBytes * OPEN_SHARE);
  const read = async (venueId: string): Promise<Loaded<PackedVenue> | null> => {
    const found = await findVenueLines(db, venueId);
    if (found === null) return null;
    const value = packVenue(found);
    // Whoever reads it for a menu or a calendar keeps that, and needs the venue no more.
    return { value, bytes: bytesOfPacked(value), isSpare: true };
  };
  const open = (venueId: string, packed: PackedVenue): CachedVenue =>
    openVenues.open(venueId, packed, () => venues.touch(venueId));
  return {
    use: () => venues.use(),
    findOrRead: async (
      venueId: string,
      isFresh: (venue: PackedVenue) => boolean,
    ): Promise<CachedVenue | null> => {
      const packed = await venues.getOrLoad(venueId, isFresh, () => read(venueId));
      return packed && open(venueId, packed);
    },
    peek: (venueId: string, isFresh: (venue: PackedVenue) => boolean): CachedVenue | undefined => {
      const packed = venues.peek(venueId);
      return packed !== undefined && isFresh(packed) ? open(venueId, packed) : undefined;
    },
  };
}
