import type { IncomingMessage } from 'node:http';
import { isWellFormedKey } from '../core/access/api-key.ts';
import { Refusal } from '../core/refusals.ts';
import { hashKey } from '../crypto/hash-key.ts';

interface SentKey {
  text: string;
  hash: string;
}

/** What each open connection sent last: most send one key only, and hashing it takes longer than looking it up. */
const latestOf = new WeakMap<object, SentKey>();

/**
 * The hash of the API key that a request sends, by which the key is found.
 * @throws Refusal PUBLIC_API_KEY_MISSING, or PUBLIC_API_KEY_INVALID for what cannot be a key
 */
export function hashOfSentKey({ headers, socket }: IncomingMessage): string {
  const text = headers['x-api-key'];
  if (text === undefined || text === '') throw new Refusal('PUBLIC_API_KEY_MISSING');
  const latest = latestOf.get(socket);
  if (latest !== undefined && latest.text === text) return latest.hash;
  if (typeof text !== 'string' || !isWellFormedKey(text)) throw new Refusal('PUBLIC_API_KEY_INVALID');
  const hash = hashKey(text);
  latestOf.set(socket, { text, hash });
  return hash;
}
