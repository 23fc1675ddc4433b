import { requireWorkingKey } from '../../core/access/keys/venue-key.ts';
import type { ActStamp } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { formerSecretRef } from '../../crypto/former-secret.ts';
import { type KeyRef, openSecret, sealSecret } from '../../crypto/seal-secret.ts';
import { findSealedSecret, listWorkingKeys, updateFormerSecret } from '../../store/access/api-keys.ts';
import type { ChangedKey } from '../access/keys/change-key.ts';
import type { KeyParts } from '../access/keys/make-key.ts';
import { recordAct } from '../audit/record-act.ts';
import { changeVenue } from '../venue/change-venue.ts';
import { auditedSecretChange } from './regenerate-signing-secret.ts';
import { saveWebhook } from './save-webhook.ts';

/** How long the old secret still signs. */
const FORMER_SECRET_LIFETIME_MS = 86_400_000;

/**
 * Gives a key's webhook a new signing secret. The old secret also signs for one more day. An old secret that cannot be
 * decrypted is only replaced.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED; SIGNING_SECRET_ROTATING while the secret
 *   of an earlier rotation still signs
 */
export async function rotateSigningSecret(
  parts: Pick<KeyParts, 'db' | 'random' | 'secretKeys'>,
  keyRef: KeyRef,
  { by, now }: ActStamp,
): Promise<ChangedKey> {
  const { venueId, keyId } = keyRef;
  return changeVenue(parts.db, venueId, 'Keys', now, async (tx) => {
    const key = requireWorkingKey(await listWorkingKeys(tx, venueId), keyId);
    const { webhook } = key;
    const sealed = await findSealedSecret(tx, keyRef);
    if (webhook === null || sealed === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
    if (webhook.formerSecretUntil !== null && webhook.formerSecretUntil > now)
      throw new Refusal('SIGNING_SECRET_ROTATING');
    const former = openSecret(sealed, parts.secretKeys, keyRef);
    const signingSecret = await saveWebhook(tx, parts, keyRef, webhook);
    const until = former === null ? null : now + FORMER_SECRET_LIFETIME_MS;
    if (former !== null && until !== null) {
      const ref = formerSecretRef(keyRef, signingSecret);
      await updateFormerSecret(tx, keyRef, {
        sealed: sealSecret(former, parts.secretKeys[0], ref, parts.random),
        until,
      });
    }
    await recordAct(tx, venueId, by, { part: 'Keys', at: now, records: [auditedSecretChange(key)] });
    return { key: { ...key, webhook: { ...webhook, formerSecretUntil: until } }, signingSecret };
  });
}
