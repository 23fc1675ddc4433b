import type { Problem } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { hasBillsOrReservations } from '../../store/venue/venues.ts';

/** A stored venue that a document makes a practice venue, or a real one. */
export interface PracticeChange {
  /** As the document states it. */
  venue: Pick<Venue, 'id' | 'isPractice'>;
  /** The path of the venue in the document. */
  at: string;
}

/**
 * Adds a problem for each venue that has bills or reservations: real ones never turn into practice, and those of practice never into
 * real ones.
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
