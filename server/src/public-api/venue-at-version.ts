import type { CachedVenue } from '../store/venue/cache/cached-venue.ts';

/** A venue, with the version that the answer must show. */
export interface VenueAtVersion {
  id: string;
  version: number;
  /** The venue at this version or a newer one; `null` if it was removed. */
  find(): Promise<CachedVenue | null> | CachedVenue | null;
}
