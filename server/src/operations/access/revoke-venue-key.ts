import type { VenueKey } from '../../core/access/venue-key.ts';
import { Refusal } from '../../core/refusals.ts';
import type { KeyRef } from '../../crypto/seal-secret.ts';
import { findVenueKey, updateKeyRevoked } from '../../store/access/api-keys.ts';
import type { Database, Db } from '../../store/database.ts';
import { changeVenue } from '../venue/change-venue.ts';

/**
 * Revokes a key of a venue for good, from its next request on every server. Revoking it again changes
 * nothing.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND
 */
export async function revokeVenueKey(
  db: Database,
  { venueId, keyId }: KeyRef,
  now: number,
): Promise<VenueKey> {
  const before = await requireVenueKey(db, venueId, keyId);
  if (before.revokedAt !== null) return before;
  return changeVenue(db, venueId, 'Keys', now, async (tx) => {
    await updateKeyRevoked(tx, venueId, keyId, now);
    return requireVenueKey(tx, venueId, keyId);
  });
}

/**
 * A key of a venue, revoked or not.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND
 */
export async function requireVenueKey(db: Db, venueId: string, keyId: string): Promise<VenueKey> {
  const key = await findVenueKey(db, venueId, keyId);
  if (key === null) throw new Refusal('PUBLIC_API_KEY_NOT_FOUND');
  return key;
}
