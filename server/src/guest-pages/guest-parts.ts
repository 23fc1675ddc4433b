import type { SecretKeys } from '../core/secret-key.ts';
import type { NewId, Random } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import type { Ceiling } from '../throttles/ceiling.ts';
import type { GuessThrottle } from '../throttles/guess-throttle.ts';

/** The dependencies of the guest pages. */
export interface GuestParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
  random: Random;
  guesses: GuessThrottle;
  /** Counts the reservations that an address makes. */
  bookings: Ceiling;
  /** The venues of the demo. Only this machine can open their pages. */
  demoVenueIds: ReadonlySet<string>;
  /** 32 bytes, the same on every server. */
  secretKeys: SecretKeys;
  /** The base address of the public site, without a trailing slash. */
  publicSite: () => string;
}
