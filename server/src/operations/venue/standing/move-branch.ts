import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { requireMovable } from '../../../core/venue/venue-move.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';
import { changeOfPart, logChanges } from '../../../store/venue/venue-changes.ts';
import { raiseVenueVersion } from '../../../store/venue/venue-heads.ts';
import {
  findOperatorVenueState,
  findParentVenueId,
  type OperatorVenueState,
  updateHeadquarter,
} from '../../../store/venue/venues.ts';
import { auditedRecordChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { auditedVenueOf } from '../administer-venue.ts';

/**
 * Makes a venue a branch of a headquarter, or (with `null`) independent. From the next request, owners and keys of the
 * old headquarter no longer reach it, and those of the new one do. Everything that belongs to the venue itself stays.
 * Moving it to its present headquarter changes nothing.
 * @throws Refusal VENUE_NOT_FOUND for either venue, VENUE_NOT_MOVABLE
 */
export async function moveBranch(
  db: Database,
  venueId: string,
  headquarterId: string | null,
  { by, now }: ActStamp<Author>,
): Promise<void> {
  const left = await findParentVenueId(db, venueId);
  if (left === undefined) throw new Refusal('VENUE_NOT_FOUND');
  await inTransaction(db, async (tx) => {
    const headquarters = [...new Set([left, headquarterId])].filter((id) => id !== null).sort();
    for (const id of headquarters) await requireStanding(tx, id);
    // Locks a headquarter before its branch, in the same order as everywhere.
    for (const id of [...headquarters, venueId]) await raiseVenueVersion(tx, id);
    const venue = await requireStanding(tx, venueId);
    // Another move was first, so its present headquarter is not locked.
    if (venue.parentVenueId !== left) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    requireMovable(venue, headquarterId === null ? null : await requireStanding(tx, headquarterId));
    if (venue.parentVenueId === headquarterId) return;
    await updateHeadquarter(tx, venue, headquarterId);
    const records = auditedRecordChange('Venue', venue, await requireStanding(tx, venueId), auditedVenueOf);
    for (const id of [...headquarters, venueId])
      await recordAct(tx, id, by, { part: 'Standing', at: now, records });
    await logChanges(tx, venueId, [changeOfPart(venueId, 'Standing')], now);
  });
}

async function requireStanding(tx: Tx, venueId: string): Promise<OperatorVenueState> {
  const standing = await findOperatorVenueState(tx, venueId);
  if (standing === null) throw new Refusal('VENUE_NOT_FOUND');
  return standing;
}
