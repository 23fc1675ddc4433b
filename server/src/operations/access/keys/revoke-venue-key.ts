import type { VenueKey } from '../../../core/access/keys/venue-key.ts';
import type { ActStamp, Author } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { KeyRef } from '../../../crypto/seal-secret.ts';
import { findVenueKey, updateKeyRevoked } from '../../../store/access/api-keys.ts';
import type { Database, Db } from '../../../store/database.ts';
import { auditedKeyChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/**
 * Revokes a key of a venue permanently. Every server refuses it from the next request. Revoking it again changes
 * nothing.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND
 */
export async function revokeVenueKey(
  db: Database,
  { venueId, keyId }: KeyRef,
  { by, now }: ActStamp<Author>,
): Promise<VenueKey> {
  const found = await requireVenueKey(db, venueId, keyId);
  if (found.revokedAt !== null) return found;
  return changeVenue(db, venueId, 'Keys', now, async (tx) => {
    const before = await requireVenueKey(tx, venueId, keyId);
    await updateKeyRevoked(tx, venueId, keyId, now);
    const revoked = await requireVenueKey(tx, venueId, keyId);
    await recordAct(tx, venueId, by, { part: 'Keys', at: now, records: auditedKeyChange(before, revoked) });
    return revoked;
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
