import type { BillChangeParts } from '../../src/operations/bills/change-bill.ts';
import { idsFrom, systemClock, systemRandom } from '../../src/parts/parts.ts';
import type { Database } from '../../src/store/database.ts';
import { createVenueCache } from '../../src/store/venue/cache/venue-cache.ts';

/** The parts that a test needs to change bills without HTTP. */
export function billParts(db: Database): BillChangeParts {
  return { db, cache: createVenueCache(db), newId: idsFrom(systemClock, systemRandom) };
}
