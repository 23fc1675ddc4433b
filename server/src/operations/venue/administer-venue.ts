import type { ActStamp, Author } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { findVenueIdOfKey, listWorkingKeys } from '../../store/access/api-keys.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import {
  findOperatorVenueState,
  findParentVenueId,
  type OperatorVenueState,
  updateAccountClosed,
  updateBranchActive,
  updateSubscription,
  updateSuspended,
} from '../../store/venue/venues.ts';
import { revokeVenueKey } from '../access/keys/revoke-venue-key.ts';
import { auditedRecordChange, instantOf } from '../audit/audited-records.ts';
import { recordAct } from '../audit/record-act.ts';
import { reviveEndpoint } from '../webhooks/revive-endpoint.ts';
import { changeVenue } from './change-venue.ts';

/**
 * Sets the end of a venue's subscription; `endsAt` in milliseconds, `null` for no end.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function setSubscription(
  db: Database,
  venueId: string,
  subscription: { isActive: boolean; endsAt: number | null },
  act: ActStamp<Author>,
): Promise<void> {
  await changeStanding(db, venueId, act, (tx) => updateSubscription(tx, venueId, subscription));
}

/**
 * Suspends a venue, or ends its suspension. A suspended venue can be read and its bills can be paid, but neither callers
 * nor staff can order or book. Repeating it changes nothing.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function setSuspended(
  db: Database,
  venueId: string,
  isSuspended: boolean,
  act: ActStamp<Author>,
): Promise<void> {
  await changeStanding(db, venueId, act, async (tx) => {
    const before = await findOperatorVenueState(tx, venueId);
    await updateSuspended(tx, venueId, isSuspended ? (before?.suspendedAt ?? act.now) : null);
  });
}

/**
 * Closes a venue permanently: its keys and sessions stop, and no call reaches it. Closing it again changes nothing.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function closeVenueAccount(db: Database, venueId: string, act: ActStamp<Author>): Promise<void> {
  await changeStanding(db, venueId, act, (tx) => updateAccountClosed(tx, venueId, act.now));
}

/**
 * Switches a branch on or off. While it is off, its headquarter cannot reach it, its own keys do not work, and its
 * events are not sent; they wait until it is on again.
 * @throws Refusal VENUE_NOT_FOUND, also for a venue that is not a branch
 */
export async function setBranchActive(
  db: Database,
  venueId: string,
  isActive: boolean,
  act: ActStamp<Author>,
): Promise<void> {
  const parentVenueId = await findParentVenueId(db, venueId);
  if (!parentVenueId) throw new Refusal('VENUE_NOT_FOUND');
  await changeStanding(db, venueId, act, (tx) => updateBranchActive(tx, venueId, isActive));
  if (isActive) await reviveEndpoints(db, [parentVenueId, venueId], act.now);
}

async function changeStanding(
  db: Database,
  venueId: string,
  { by, now }: ActStamp<Author>,
  update: (tx: Tx) => Promise<void>,
): Promise<void> {
  await changeVenue(db, venueId, 'Standing', now, async (tx) => {
    const before = await findOperatorVenueState(tx, venueId);
    await update(tx);
    const records = auditedRecordChange(
      'Venue',
      before,
      await findOperatorVenueState(tx, venueId),
      auditedVenueOf,
    );
    await recordAct(tx, venueId, by, { part: 'Standing', at: now, records });
  });
}

/** The properties of a venue that the audit log shows. */
export function auditedVenueOf({
  parentVenueId,
  isSubscribed,
  subscribedUntil,
  suspendedAt,
  isActive,
  closedAt,
}: OperatorVenueState): object {
  return {
    headquarterId: parentVenueId,
    isSubscribed,
    subscribedUntil: instantOf(subscribedUntil),
    suspendedAt: instantOf(suspendedAt),
    isActive,
    closedAt: instantOf(closedAt),
  };
}

/**
 * Makes the undelivered events of all keys of these venues due. Uses one transaction for each key: rows are updated in
 * no fixed order, so one transaction for all keys could deadlock.
 */
async function reviveEndpoints(db: Database, venueIds: readonly string[], now: number): Promise<void> {
  for (const venueId of venueIds) {
    for (const { id: keyId, webhook } of await listWorkingKeys(db, venueId)) {
      if (webhook !== null) await inTransaction(db, (tx) => reviveEndpoint(tx, { venueId, keyId }, now));
    }
  }
}

/**
 * Revokes a key permanently. Every server refuses it from the next request. Revoking it again changes nothing.
 * @throws Refusal KEY_NOT_FOUND
 */
export async function revokeKey(db: Database, keyId: string, act: ActStamp<Author>): Promise<void> {
  const venueId = await findVenueIdOfKey(db, keyId);
  if (venueId === null) throw new Refusal('KEY_NOT_FOUND');
  await revokeVenueKey(db, { venueId, keyId }, act);
}
