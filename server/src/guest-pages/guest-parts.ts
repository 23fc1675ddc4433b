import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/venue-cache.ts';
import type { GuessThrottle } from '../throttles/guess-throttle.ts';

/** What the pages of guests work with. */
export interface GuestParts {
  db: Database;
  cache: VenueCache;
  guesses: GuessThrottle;
  /** Where guests find the service, without a slash at its end. */
  publicSite: () => string;
}
