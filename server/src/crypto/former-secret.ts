import { hash } from 'node:crypto';
import type { KeyRef } from './seal-secret.ts';

/**
 * Where the signing secret that a present one replaced is encrypted for. It opens beside that one alone: whatever replaces the
 * present secret ends it, too.
 */
export function formerSecretRef({ venueId, keyId }: KeyRef, presentSecret: string): KeyRef {
  return { venueId, keyId: `${keyId} before ${hash('sha256', presentSecret, 'base64url')}` };
}
