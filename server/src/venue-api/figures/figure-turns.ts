import type { Session } from '../../core/access/sign-in/session.ts';
import type { FigureParts } from '../../operations/figures/read-figures.ts';
import { stepwiseDatabase } from '../../operations/stepwise-database.ts';
import type { MostTurns } from '../../throttles/fair-turns.ts';
import type { VenueParts } from '../venue-operation.ts';

/** Figures are read one after the other, and owners take turns, so that what is in memory for it is bounded. */
export const FIGURE_TURNS: MostTurns = { atOnce: 1, waitingOfOne: 60, waiting: 600 };

/**
 * Reads figures when it is the turn of the venue that the session belongs to, each statement as a step of a long read.
 * @throws Refusal SERVICE_UNAVAILABLE when too many reads wait
 */
export function inFigureTurn<Read>(
  { figureTurns, takeStep, db, cache }: Pick<VenueParts, 'figureTurns' | 'takeStep' | 'db' | 'cache'>,
  { venueId }: Pick<Session, 'venueId'>,
  read: (parts: FigureParts) => Promise<Read>,
): Promise<Read> {
  const parts = { db: stepwiseDatabase(db, takeStep, venueId), cache };
  return figureTurns({ name: venueId, isPreferred: false }, () => read(parts));
}
