import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type VenueState, venueStateAt } from '../../../core/venue/venue-state.ts';
import type { Database } from '../../../store/database.ts';
import { countVenueUse, type ListedVenue, type VenueUse } from '../../../store/venue/venue-lists.ts';
import { closeAccount, setSuspended } from '../administer-venue.ts';
import { requireListed } from './find-venues.ts';

/** What the operator does with a whole venue. */
export const VENUE_STEPS = ['Suspend', 'Resume', 'Close'] as const;
export type VenueStep = (typeof VENUE_STEPS)[number];

/** What a step does, or did, and what the venue has that it touches. */
export interface StepResult extends VenueUse {
  id: string;
  name: string;
  stateBefore: VenueState;
  stateAfter: VenueState;
}

/**
 * Takes a step with a venue, or only says what it would touch. What the venue has is counted before the step.
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
  if (step === 'Close') await closeAccount(db, venueId, act);
  else await setSuspended(db, venueId, step === 'Suspend', act);
  return requireListed(db, venueId);
}
