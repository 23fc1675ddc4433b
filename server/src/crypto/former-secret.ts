import { hash } from 'node:crypto';
import type { KeyRef } from './seal-secret.ts';

/**
 * The reference with which a former signing secret is encrypted. It depends on the present secret, so the former one
 * can only be decrypted together with it: when the present secret is replaced, the former one becomes unreadable.
 */
export function formerSecretRef({ venueId, keyId }: KeyRef, presentSecret: string): KeyRef {
  return { venueId, keyId: `${keyId} before ${hash('sha256', presentSecret, 'base64url')}` };
}
