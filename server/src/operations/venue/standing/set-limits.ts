import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { limitsOf, type OwnLimits } from '../../../core/venue/venue-limits.ts';
import type { Database } from '../../../store/database.ts';
import { findOwnLimits, saveOwnLimits } from '../../../store/venue/venue-limits.ts';
import { findOperatorVenueState } from '../../../store/venue/venues.ts';
import { auditedRecordChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../change-venue.ts';

/**
 * Sets how much a venue may have and how often its API keys may call, from the next request. If it already has more than
 * a new limit allows, it keeps the excess.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function setLimits(
  db: Database,
  venueId: string,
  limits: OwnLimits,
  { by, now }: ActStamp<Author>,
): Promise<void> {
  await changeVenue(db, venueId, 'Standing', now, async (tx) => {
    const { id, name } = (await findOperatorVenueState(tx, venueId))!;
    const before = limitsOf(await findOwnLimits(tx, venueId));
    await saveOwnLimits(tx, venueId, limits);
    const [from, to] = [before, limitsOf(limits)].map((held) => ({ id, name, ...held }));
    const records = auditedRecordChange('Venue', from!, to!, ({ id: _, name: __, ...shown }) => shown);
    await recordAct(tx, venueId, by, { part: 'Standing', at: now, records });
  });
}
