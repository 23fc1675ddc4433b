import type { CachedVenue } from '../store/venue/cache/venue-cache.ts';

/** A venue at the version that answers are to show. */
export interface VenueAt {
  id: string;
  version: number;
  /** The venue at this version; `undefined` when it is not in memory. */
  content(): CachedVenue | undefined;
}
