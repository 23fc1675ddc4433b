import type { CachedVenue } from '../store/venue/cache/cached-venue.ts';

/** A venue at the version that answers are to show. */
export interface VenueAtVersion {
  id: string;
  version: number;
  /** The venue, at this version or a newer one; `null` when it has been removed. */
  find(): Promise<CachedVenue | null> | CachedVenue | null;
}
