import type { Database } from '../store/database.ts';
import type { TakeStep } from '../throttles/long-reads.ts';

/** The database for a long read of a venue: each statement, and each transaction, is a step. */
export function stepwiseDatabase(db: Database, takeStep: TakeStep, venueId: string): Database {
  return {
    ...db,
    query: (statement) => takeStep(venueId, () => db.query(statement)),
    transaction: (run) => takeStep(venueId, () => db.transaction(run)),
  };
}
