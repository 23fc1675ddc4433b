import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type VenueState, venueStateAt } from '../../../core/venue/venue-state.ts';
import type { Database } from '../../../store/database.ts';
import { countVenueUse, type ListedVenue, type VenueUse } from '../../../store/venue/venue-lists.ts';
import { closeVenueAccount, setSuspended } from '../administer-venue.ts';
import { requireListed } from './find-venues.ts';

/** The acts of the operator on a whole venue. */
export const VENUE_STEPS = ['Suspend', 'Resume', 'Close'] as const;
export type VenueStep = (typeof VENUE_STEPS)[number];

/** The result of a step, or of its preview, with the counts of the venue's data that it affects. */
export interface StepResult extends VenueUse {
  id: string;
  name: string;
  stateBefore: VenueState;
  stateAfter: VenueState;
}

/**
 * Suspends, resumes or closes a venue, or only previews the effect. The venue's data is counted before the step.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function takeVenueStep(
  db: Database,
  venueId: string,
  step: VenueStep,
  { isDryRun, ...act }: ActStamp<Author> & { isDryRun: boolean },
): Promise<StepResult> {
  const before = await requireListed(db, venueId);
  const use = await countVenueUse(db, venueId, act.now);
  if (use === null) throw new Refusal('VENUE_NOT_FOUND');
  const after = isDryRun ? afterStep(before, step, act.now) : await takeStep(db, venueId, step, act);
  const { id, name } = before;
  const stateBefore = venueStateAt(before, act.now);
  return { id, name, stateBefore, stateAfter: venueStateAt(after, act.now), ...use };
}

function afterStep(venue: ListedVenue, step: VenueStep, now: number): ListedVenue {
  if (step === 'Close') return { ...venue, closedAt: venue.closedAt ?? now };
  return { ...venue, suspendedAt: step === 'Suspend' ? (venue.suspendedAt ?? now) : null };
}

async function takeStep(
  db: Database,
  venueId: string,
  step: VenueStep,
  act: ActStamp<Author>,
): Promise<ListedVenue> {
  if (step === 'Close') await closeVenueAccount(db, venueId, act);
  else await setSuspended(db, venueId, step === 'Suspend', act);
  return requireListed(db, venueId);
}
