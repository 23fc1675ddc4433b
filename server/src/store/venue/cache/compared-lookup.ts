import { type Caller, reaches } from '../../../core/access/caller.ts';
import type { LoadingCache } from './loading-cache.ts';
import type { CachedVenue, CurrentLookup, VenueLookup } from './venue-cache.ts';

/** Answers about a key, and a venue that it may reach, after one comparison with the database; what is missing is read. */
export interface ComparedLookup extends VenueLookup {
  /** The same, of what is in memory now. */
  inMemory: CurrentLookup;
}

/** Compares a key and a venue. @param known  where versions are found that were compared for the same request */
export type Compare = (keyHash: string, venueId: string, known?: CurrentLookup) => Promise<ComparedLookup>;

type VersionOf = (venueId: string) => Promise<number | undefined> | number | undefined;
type IsUsable = (venue: { version: number }) => boolean;

/** The parts of the cache that it works with. */
interface Parts {
  callers: Pick<LoadingCache<Caller>, 'peek'>;
  venues: {
    peek(venueId: string, isUsable: IsUsable): CachedVenue | undefined;
    findOrRead(venueId: string, isUsable: IsUsable): Promise<CachedVenue | null>;
  };
  fresh: VenueLookup;
  current: CurrentLookup;
  currentVersion: VersionOf;
  findFreshCaller(keyHash: string, versionOf: VersionOf): Promise<Caller | null>;
}

/** Makes {@link Compare} for a cache. It runs no statement for what is known, and one for both versions otherwise. */
export function comparing({
  callers,
  venues,
  fresh,
  current,
  currentVersion,
  findFreshCaller,
}: Parts): Compare {
  return async (keyHash, venueId, known = current) => {
    const versionOf = (id: string) => known.versionOf(id) ?? currentVersion(id);
    const cachedCaller = callers.peek(keyHash);
    const early = cachedCaller && reaches(cachedCaller, venueId) ? versionOf(venueId) : undefined;
    const [caller, earlyVersion] = await Promise.all([findFreshCaller(keyHash, versionOf), early]);
    const isReached = caller !== null && reaches(caller, venueId);
    const laterVersion = () => (caller?.venueId === venueId ? caller.venueVersion : versionOf(venueId));
    const version = isReached ? (earlyVersion ?? (await laterVersion())) : undefined;
    const isCurrent: IsUsable = (venue) => version !== undefined && venue.version >= version;
    return {
      isFresh: true,
      findCaller: (hash) => (hash === keyHash ? Promise.resolve(caller) : fresh.findCaller(hash)),
      findVenue: (id) =>
        id === venueId && version !== undefined ? venues.findOrRead(id, isCurrent) : fresh.findVenue(id),
      inMemory: {
        findCaller: (hash) => (hash === keyHash && caller !== null ? caller : undefined),
        findVenue: (id) => (id === venueId ? venues.peek(id, isCurrent) : undefined),
        versionOf: (id) => (id === venueId ? version : undefined),
      },
    };
  };
}
