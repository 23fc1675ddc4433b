import { Refusal } from '../../core/refusals.ts';
import type { VenuePart } from '../../core/venue/venue-change.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { changeOfPart, logChanges } from '../../store/venue/venue-changes.ts';
import { raiseVenueVersion } from '../../store/venue/venue-heads.ts';
import { findParentVenueId } from '../../store/venue/venues.ts';

/** Parts of a venue that also concern its chain: the headquarter's list shows them, or they decide which venues it reaches. */
const PARTS_OF_A_CHAIN = new Set<VenuePart>(['Settings', 'Standing']);

/**
 * Locks a venue and changes it in one transaction. Afterwards no server answers from an older cache, and open screens
 * learn which part changed. If `change` throws, nothing is written.
 * @throws Refusal VENUE_NOT_FOUND, and what `change` throws
 */
export async function changeVenue<T>(
  db: Database,
  venueId: string,
  part: VenuePart,
  now: number,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const parentVenueId = await findParentVenueId(db, venueId);
  if (parentVenueId === undefined) throw new Refusal('VENUE_NOT_FOUND');
  return inTransaction(db, async (tx) => {
    if (parentVenueId !== null && PARTS_OF_A_CHAIN.has(part)) await raiseVenueVersion(tx, parentVenueId);
    await raiseVenueVersion(tx, venueId);
    const result = await change(tx);
    await logChanges(tx, venueId, [changeOfPart(venueId, part)], now);
    return result;
  });
}
