import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/venue-cache.ts';
import type { GuessThrottle } from '../throttles/guess-throttle.ts';

/** The dependencies of the guest pages. */
export interface GuestParts {
  db: Database;
  cache: VenueCache;
  guesses: GuessThrottle;
  /** The base address of the public site, without a trailing slash. */
  publicSite: () => string;
}
