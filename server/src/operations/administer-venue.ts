import { Refusal } from '../core/refusals.ts';
import { findVenueIdOfKey, updateKeyRevoked } from '../store/api-keys.ts';
import type { Database } from '../store/database.ts';
import {
  findParentVenueId,
  updateAccountClosed,
  updateBranchActive,
  updateSubscription,
} from '../store/venues.ts';
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
 * Closes the account of a venue for good: its keys and sessions stop, nobody reaches it. Again is no change.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function closeAccount(db: Database, venueId: string, now: number): Promise<void> {
  await changeVenue(db, venueId, 'Standing', now, (tx) => updateAccountClosed(tx, venueId, now));
}

/**
 * Switches a branch on, or off: then its headquarter does not reach it and its own keys stop.
 * @throws Refusal VENUE_NOT_FOUND, also for a venue that is no branch
 */
export async function setBranchActive(
  db: Database,
  venueId: string,
  isActive: boolean,
  now: number,
): Promise<void> {
  if (!(await findParentVenueId(db, venueId))) throw new Refusal('VENUE_NOT_FOUND');
  await changeVenue(db, venueId, 'Standing', now, (tx) => updateBranchActive(tx, venueId, isActive));
}

/**
 * Revokes a key for good, from its next request on every server. Again is no change.
 * @throws Refusal KEY_NOT_FOUND
 */
export async function revokeKey(db: Database, keyId: string, now: number): Promise<void> {
  const venueId = await findVenueIdOfKey(db, keyId);
  if (venueId === null) throw new Refusal('KEY_NOT_FOUND');
  await changeVenue(db, venueId, 'Keys', now, (tx) => updateKeyRevoked(tx, venueId, keyId, now));
}
