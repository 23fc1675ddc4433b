import {
  applyKeyChange,
  changesWebhook,
  type KeyChange,
  requireFreeName,
  requireWorkingKey,
  type VenueKey,
  widensKey,
} from '../../../core/access/keys/venue-key.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { KeyRef } from '../../../crypto/seal-secret.ts';
import { listWorkingKeys, updateKey, updateKeyWebhook } from '../../../store/access/api-keys.ts';
import type { Tx } from '../../../store/database.ts';
import { auditedKeyChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { requireOpenHost } from '../../webhooks/require-open-host.ts';
import { reviveEndpoint } from '../../webhooks/revive-endpoint.ts';
import { saveWebhook } from '../../webhooks/save-webhook.ts';
import type { KeyParts } from './make-key.ts';

/** A key after a change. */
export interface ChangedKey {
  key: VenueKey;
  /** The signing secret of a new webhook address, shown only here; `null` if the address did not change. */
  signingSecret: string | null;
}

/**
 * Changes the name, the permissions or the webhook of a key. Every server applies the change from the next request. A
 * new webhook address gets a new signing secret; the same address keeps it; removing the address removes the secret.
 * @param isOwn  whether the account belongs to the venue itself, not to its headquarter: only such an account may give
 *   the key more permissions, or another webhook
 * @param requireState  throws if the stored key differs from the state that the caller saw
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, also for a revoked key; NOT_PERMITTED for a change that needs `isOwn`;
 *   PUBLIC_API_WEBHOOK_URL_INVALID; PUBLIC_API_KEY_NAME_INVALID
 */
export async function changeKey(
  parts: KeyParts,
  keyRef: KeyRef,
  change: KeyChange,
  isOwn: boolean,
  requireState: (stored: VenueKey, changed: VenueKey) => void,
  { by, now }: ActStamp,
): Promise<ChangedKey> {
  const { db } = parts;
  const { venueId, keyId } = keyRef;
  const before = requireWorkingKey(await listWorkingKeys(db, venueId), keyId);
  if (changesWebhook(before, change)) {
    if (!isOwn) throw new Refusal('NOT_PERMITTED');
    if (change.webhook) await requireOpenHost(parts, change.webhook);
  }
  return changeVenue(db, venueId, 'Keys', now, async (tx) => {
    const working = await listWorkingKeys(tx, venueId);
    const stored = requireWorkingKey(working, keyId);
    const key = applyKeyChange(stored, change, now);
    requireState(stored, key);
    if (!isOwn && widensKey(stored, key)) throw new Refusal('NOT_PERMITTED');
    requireFreeName(working, key);
    await updateKey(tx, venueId, key);
    await recordAct(tx, venueId, by, { part: 'Keys', at: now, records: auditedKeyChange(stored, key) });
    const signingSecret = await saveOtherWebhook(tx, parts, keyRef, { stored, key, change, isOwn });
    const { takesReservations } = key.permissions;
    if (signingSecret !== null || takesReservations !== stored.permissions.takesReservations) {
      await reviveEndpoint(tx, keyRef, now);
    }
    return { key, signingSecret };
  });
}

async function saveOtherWebhook(
  tx: Tx,
  parts: KeyParts,
  keyRef: KeyRef,
  { stored, key, change, isOwn }: { stored: VenueKey; key: VenueKey; change: KeyChange; isOwn: boolean },
): Promise<string | null> {
  if (!changesWebhook(stored, change)) return null;
  if (!isOwn) throw new Refusal('NOT_PERMITTED');
  if (key.webhook !== null) return saveWebhook(tx, parts, keyRef, key.webhook);
  await updateKeyWebhook(tx, keyRef.venueId, keyRef.keyId, null);
  return null;
}
