import type { Session } from '../../core/access/sign-in/session.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import {
  type ComparedFigures,
  countFinishedBills,
  type FigureParts,
  readTotalFigures,
  requireRange,
} from './read-figures.ts';

/** A venue with its figures. */
export interface BranchFigures {
  venue: Venue;
  total: ComparedFigures;
}

const LEFT_OUT_REFUSALS: ReadonlySet<string> = new Set(['VENUE_NOT_FOUND', 'PRACTICE_NOT_COUNTED']);

/**
 * The figures of a venue, then those of the branches that the session reaches through it, each in its own time zone.
 * Leaves out branches that were removed or are for practice.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_NOT_COUNTED, FIGURES_RANGE_INVALID
 */
export async function readBranches(
  parts: FigureParts,
  venueId: string,
  session: Pick<Session, 'venueId' | 'reach'>,
  asked: { from?: string | undefined; to?: string | undefined },
  now: number,
): Promise<BranchFigures[]> {
  const branches: BranchFigures[] = [];
  for (const id of venueId === session.venueId ? session.reach : [venueId]) {
    const counted = await countFinishedBills(parts, id, now).catch((error: unknown) => {
      if (id !== venueId && error instanceof Refusal && LEFT_OUT_REFUSALS.has(error.code)) return null;
      throw error;
    });
    if (counted === null) continue;
    const { venue } = counted.cached;
    const total = await readTotalFigures(parts.db, id, venue, requireRange(asked, counted.today), now);
    branches.push({ venue, total });
  }
  return branches;
}
