import type { Session } from '../../core/access/session.ts';
import type { MostTurns } from '../../throttles/fair-turns.ts';
import type { VenueParts } from '../venue-operation.ts';

/**
 * Figures are read one after the other, and owners take turns: other requests share the database with one read at most, and
 * what is in memory for it is bounded. The rest leaves room after each.
 */
export const FIGURE_TURNS: MostTurns = { atOnce: 1, waitingOfOne: 60, waiting: 600, restMs: 20 };

/**
 * Reads figures when it is the turn of the venue that the session belongs to.
 * @throws Refusal SERVICE_UNAVAILABLE when too many reads wait
 */
export function inFigureTurn<Read>(
  { figureTurns }: Pick<VenueParts, 'figureTurns'>,
  { venueId }: Pick<Session, 'venueId'>,
  read: () => Promise<Read>,
): Promise<Read> {
  return figureTurns({ name: venueId, isPreferred: false }, read);
}
