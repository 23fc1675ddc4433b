import { createHmac } from 'node:crypto';
import type { Random } from '../parts/parts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** A PIN and its account: the same PIN has another HMAC for another account. */
export interface PinOfAccount {
  accountId: string;
  pin: string;
}

/** Keys for PINs only, derived from the secret keys of the service. The first one is used for new hashes. */
export type PinKeys = readonly [present: Buffer, ...others: Buffer[]];

/**
 * Hashes a PIN for storage: HMAC with a key from the present secret key, then argon2id. There are so few PINs that
 * with argon2id alone anyone with the database could try all of them; without the key they cannot.
 */
export function hashPin(of: PinOfAccount, key: Buffer, random: Random): Promise<string> {
  return hashPassword(hmacOf(of, key), random);
}

/**
 * Whether a PIN matches a hash, and with which key. While the secret key is being changed, the hash may use the old
 * key: then the caller stores a new hash.
 * @param phc  the result of {@link hashPin}
 */
export async function verifyPin(
  of: PinOfAccount,
  phc: string,
  keys: PinKeys,
): Promise<'Right' | 'RightUnderOldKey' | 'Wrong'> {
  for (const [place, key] of keys.entries())
    if (await verifyPassword(hmacOf(of, key), phc)) return place === 0 ? 'Right' : 'RightUnderOldKey';
  return 'Wrong';
}

function hmacOf({ accountId, pin }: PinOfAccount, key: Buffer): string {
  return createHmac('sha256', key).update(`${accountId} ${pin}`).digest('hex');
}
