import type { Problem } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { hasBillsOrReservations } from '../../store/venue/venues.ts';

/** A stored venue that a document turns from real to practice, or back. */
export interface PracticeChange {
  /** The venue as in the document. */
  venue: Pick<Venue, 'id' | 'isPractice'>;
  /** The path of the venue in the document. */
  at: string;
}

/**
 * Adds a problem for each of these venues that has bills or reservations, because real bills must not become practice
 * bills, or the other way round.
 */
export async function reportPracticeChanges(
  db: Db,
  changes: readonly PracticeChange[],
  problems: Problem[],
): Promise<void> {
  for (const { venue, at } of changes) {
    if (!(await hasBillsOrReservations(db, venue.id))) continue;
    const message = venue.isPractice
      ? 'cannot become true: the venue has real bills or reservations; make another venue for practice'
      : 'cannot become false: the venue has bills or reservations of practice; make another venue';
    problems.push({ field: `${at}.isPractice`, message, attemptedValue: venue.isPractice });
  }
}
