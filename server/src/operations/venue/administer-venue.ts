import { Refusal } from '../../core/refusals.ts';
import { findVenueIdOfKey, listWorkingKeys, updateKeyRevoked } from '../../store/access/api-keys.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import {
  findParentVenueId,
  updateAccountClosed,
  updateBranchActive,
  updateSubscription,
} from '../../store/venue/venues.ts';
import { reviveEndpoint } from '../webhooks/revive-endpoint.ts';
import { changeVenue } from './change-venue.ts';

/**
 * Sets the subscription of a venue; `endsAt` in milliseconds, `null` without end.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function setSubscription(
  db: Database,
  venueId: string,
  subscription: { isActive: boolean; endsAt: number | null },
  now: number,
): Promise<void> {
  await changeVenue(db, venueId, 'Standing', now, (tx) => updateSubscription(tx, venueId, subscription));
}

/**
 * Closes the account of a venue for good: its keys and sessions stop, and no call reaches it. Closing it
 * again changes nothing.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function closeAccount(db: Database, venueId: string, now: number): Promise<void> {
  await changeVenue(db, venueId, 'Standing', now, (tx) => updateAccountClosed(tx, venueId, now));
}

/**
 * Switches a branch on or off. While it is off, its headquarter does not reach it, its own keys do not work,
 * and no events of it are sent. Events that wait are sent once it is on again.
 * @throws Refusal VENUE_NOT_FOUND, also for a venue that is not a branch
 */
export async function setBranchActive(
  db: Database,
  venueId: string,
  isActive: boolean,
  now: number,
): Promise<void> {
  const parentVenueId = await findParentVenueId(db, venueId);
  if (!parentVenueId) throw new Refusal('VENUE_NOT_FOUND');
  await changeVenue(db, venueId, 'Standing', now, (tx) => updateBranchActive(tx, venueId, isActive));
  if (isActive) await reviveEndpoints(db, [parentVenueId, venueId], now);
}

/**
 * One transaction for each key: rows of several keys are marked in any order, so that one transaction for all
 * could deadlock.
 */
async function reviveEndpoints(db: Database, venueIds: readonly string[], now: number): Promise<void> {
  for (const venueId of venueIds) {
    for (const { id: keyId, webhook } of await listWorkingKeys(db, venueId)) {
      if (webhook !== null) await inTransaction(db, (tx) => reviveEndpoint(tx, { venueId, keyId }, now));
    }
  }
}

/**
 * Revokes a key for good, from its next request on every server. Revoking it again changes nothing.
 * @throws Refusal KEY_NOT_FOUND
 */
export async function revokeKey(db: Database, keyId: string, now: number): Promise<void> {
  const venueId = await findVenueIdOfKey(db, keyId);
  if (venueId === null) throw new Refusal('KEY_NOT_FOUND');
  await changeVenue(db, venueId, 'Keys', now, (tx) => updateKeyRevoked(tx, venueId, keyId, now));
}
