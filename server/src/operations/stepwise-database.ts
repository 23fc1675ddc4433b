import type { Database } from '../store/database.ts';
import type { TakeStep } from '../throttles/long-reads.ts';

/**
 * Wraps the database for a long read of a venue: `takeStep` runs each statement and each transaction, so that it can
 * pause between them.
 */
export function stepwiseDatabase(db: Database, takeStep: TakeStep, venueId: string): Database {
  return {
    ...db,
    query: (statement) => takeStep(venueId, () => db.query(statement)),
    transaction: (run) => takeStep(venueId, () => db.transaction(run)),
  };
}
