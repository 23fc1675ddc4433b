import type { Session } from '../../core/access/sign-in/session.ts';
import type { FigureParts } from '../../operations/figures/read-figures.ts';
import { stepwiseDatabase } from '../../operations/stepwise-database.ts';
import type { TurnLimits } from '../../throttles/fair-turns.ts';
import type { VenueParts } from '../venue-operation.ts';

/** Figures are read one after the other, and venues take turns. This limits the memory that reads use. */
export const FIGURE_TURNS: TurnLimits = { atOnce: 1, waitingOfOne: 60, waiting: 600 };

/**
 * Waits for the turn of the venue of the session, then reads figures. Each statement is a step of a long read.
 * @throws Refusal SERVICE_UNAVAILABLE if too many reads wait
 */
export function inFigureTurn<Read>(
  { figureTurns, takeStep, db, cache }: Pick<VenueParts, 'figureTurns' | 'takeStep' | 'db' | 'cache'>,
  { venueId }: Pick<Session, 'venueId'>,
  read: (parts: FigureParts) => Promise<Read>,
): Promise<Read> {
  const parts = { db: stepwiseDatabase(db, takeStep, venueId), cache };
  return figureTurns({ name: venueId, isPreferred: false }, () => read(parts));
}
