import type { KeyWebhook } from '../../core/access/keys/venue-key.ts';
import type { SecretKeys } from '../../core/secret-key.ts';
import { formatSigningSecret } from '../../core/webhooks/signing-secret.ts';
import { type KeyRef, sealSecret } from '../../crypto/seal-secret.ts';
import type { Random } from '../../parts/parts.ts';
import { updateKeyWebhook } from '../../store/access/api-keys.ts';
import type { Tx } from '../../store/database.ts';

const SECRET_BYTES = 32;

/**
 * Saves the webhook of a key with a new signing secret. The old secret, and the one before it, stop signing immediately.
 * @returns the new secret, which is shown only once
 */
export async function saveWebhook(
  tx: Tx,
  { random, secretKeys }: { random: Random; secretKeys: SecretKeys },
  keyRef: KeyRef,
  webhook: Pick<KeyWebhook, 'url' | 'setAt'>,
): Promise<string> {
  const secret = formatSigningSecret(random(SECRET_BYTES));
  const sealedSecret = sealSecret(secret, secretKeys[0], keyRef, random);
  await updateKeyWebhook(tx, keyRef.venueId, keyRef.keyId, { ...webhook, sealedSecret });
  return secret;
}
