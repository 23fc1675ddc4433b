import { createHmac } from 'node:crypto';
import type { Random } from '../parts/parts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** A PIN, and the account that it is of: the same PIN of another account has another HMAC. */
export interface PinOf {
  accountId: string;
  pin: string;
}

/** Keys for this purpose alone, derived from those of the service: the first one hashes. */
export type PinKeys = readonly [present: Buffer, ...others: Buffer[]];

/**
 * Hashes a PIN for storage: its HMAC under a key from the present secret key, then argon2id. There are so few PINs that
 * argon2id alone would not keep them from someone who has the database; without the key there is nothing to try them on.
 */
export function hashPin(of: PinOf, key: Buffer, random: Random): Promise<string> {
  return hashPassword(hmacOf(of, key), random);
}

/**
 * Whether a PIN is the one of a hash, and under which key. While the secret key is being changed, the hash may be under the old one: whoever
 * calls then stores it again.
 * @param phc  of {@link hashPin}
 */
export async function verifyPin(
  of: PinOf,
  phc: string,
  keys: PinKeys,
): Promise<'Right' | 'RightUnderOldKey' | 'Wrong'> {
  for (const [place, key] of keys.entries())
    if (await verifyPassword(hmacOf(of, key), phc)) return place === 0 ? 'Right' : 'RightUnderOldKey';
  return 'Wrong';
}

function hmacOf({ accountId, pin }: PinOf, key: Buffer): string {
  return createHmac('sha256', key).update(`${accountId} ${pin}`).digest('hex');
}
