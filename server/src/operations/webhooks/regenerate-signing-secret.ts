import { requireWorkingKey } from '../../core/access/venue-key.ts';
import { Refusal } from '../../core/refusals.ts';
import type { KeyRef } from '../../crypto/seal-secret.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import type { ChangedKey } from '../access/change-key.ts';
import type { KeyParts } from '../access/make-key.ts';
import { changeVenue } from '../venue/change-venue.ts';
import { reviveEndpoint } from './revive-endpoint.ts';
import { saveWebhook } from './save-webhook.ts';

/**
 * Gives the webhook of a working key a new signing secret. The old one signs nothing from then on.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND, PUBLIC_API_WEBHOOK_NOT_CONFIGURED
 */
export async function regenerateSigningSecret(
  parts: Pick<KeyParts, 'db' | 'random' | 'secretKey'>,
  keyRef: KeyRef,
  now: number,
): Promise<ChangedKey> {
  const { venueId, keyId } = keyRef;
  return changeVenue(parts.db, venueId, 'Keys', now, async (tx) => {
    const key = requireWorkingKey(await listWorkingKeys(tx, venueId), keyId);
    if (key.webhook === null) throw new Refusal('PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
    const signingSecret = await saveWebhook(tx, parts, keyRef, key.webhook);
    await reviveEndpoint(tx, keyRef, now);
    return { key, signingSecret };
  });
}
