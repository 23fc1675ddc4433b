import type { GuessThrottle } from '../throttles/guess-throttle.ts';
import type { Database } from '../store/database.ts';
import type { VenueMemory } from '../store/venue/venue-cache.ts';

/** What the pages of guests work with. */
export interface GuestParts {
  db: Database;
  memory: VenueMemory;
  guesses: GuessThrottle;
  /** Where guests find the service, without a slash at its end. */
  publicSite: () => string;
}
