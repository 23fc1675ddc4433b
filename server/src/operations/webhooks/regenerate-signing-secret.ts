import { requireWorkingKey, type VenueKey } from '../../core/access/keys/venue-key.ts';
import type { ActStamp, AuditedRecord } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import type { KeyRef } from '../../crypto/seal-secret.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import type { ChangedKey } from '../access/keys/change-key.ts';
import type { KeyParts } from '../access/keys/make-key.ts';
import { recordAct } from '../audit/record-act.ts';
import { changeVenue } from '../venue/change-venue.ts';
import { reviveEndpoint } from './revive-endpoint.ts';
import { saveWebhook } from './save-webhook.ts';

/**
 * Replaces the signing secret of a key's webhook. The old secret, and one that a rotation replaced, stop signing immediately.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function regenerateSigningSecret(
  parts: Pick<KeyParts, 'db' | 'random' | 'secretKeys'>,
  keyRef: KeyRef,
  { by, now }: ActStamp,
): Promise<ChangedKey> {
  const { venueId, keyId } = keyRef;
  return changeVenue(parts.db, venueId, 'Keys', now, async (tx) => {
    const key = requireWorkingKey(await listWorkingKeys(tx, venueId), keyId);
    if (key.webhook === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
    const signingSecret = await saveWebhook(tx, parts, keyRef, key.webhook);
    await reviveEndpoint(tx, keyRef, now);
    const records = [auditedSecretChange(key)];
    await recordAct(tx, venueId, by, { part: 'Keys', at: now, records });
    return { key: { ...key, webhook: { ...key.webhook, formerSecretUntil: null } }, signingSecret };
  });
}

/** The audit record of a new signing secret. */
export function auditedSecretChange({ id, name }: VenueKey): AuditedRecord {
  return { kind: 'Key', id, name, action: 'Changed', properties: [{ name: 'signingSecret', values: null }] };
}
