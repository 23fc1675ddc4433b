import type { IncomingHttpHeaders } from 'node:http';
import { isWellFormedKey } from '../core/access/api-key.ts';
import { Refusal } from '../core/refusals.ts';
import { hashKey } from '../crypto/hash-key.ts';

/**
 * The hash of the API key that a request sends, by which the key is found.
 * @throws Refusal PUBLIC_API_KEY_MISSING, or PUBLIC_API_KEY_INVALID for what cannot be a key
 */
export function hashOfSentKey({ 'x-api-key': text }: IncomingHttpHeaders): string {
  if (text === undefined || text === '') throw new Refusal('PUBLIC_API_KEY_MISSING');
  if (typeof text !== 'string' || !isWellFormedKey(text)) throw new Refusal('PUBLIC_API_KEY_INVALID');
  return hashKey(text);
}
