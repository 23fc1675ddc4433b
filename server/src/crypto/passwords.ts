import { argon2, timingSafeEqual } from 'node:crypto';
import type { Random } from '../parts/parts.ts';

/**
 * The cost of argon2id, `memory` in KiB. OWASP's password storage guide recommends several equally strong settings;
 * this one needs the least memory.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_LENGTH = 16;
const TAG_LENGTH = 32;

const phcForm =
  /^\$argon2id\$v=19\$m=([1-9]\d{0,6}),t=([1-9]\d{0,2}),p=([1-9]\d?)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,171})$/;

/**
 * Hashes a password for storage: argon2id with a fresh salt, as a PHC string. The password is normalised to
 * NFC first, so that the same letters from another keyboard are the same password.
 * @see RFC 9106
 */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random(SALT_LENGTH);
  const tag = await digest(password, salt, COST, TAG_LENGTH);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether a PHC string is the hash of this password. False for any string that is not argon2id. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const parts = phcForm.exec(phc);
  if (parts === null) return false;
  const [memory, passes, parallelism] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const tag = Buffer.from(parts[5]!, 'base64');
  const salt = Buffer.from(parts[4]!, 'base64');
  return timingSafeEqual(await digest(password, salt, { memory, passes, parallelism }, tag.length), tag);
}

/** Whether {@link verifyPassword} can use a hash: argon2id as a PHC string, at a cost within bounds. */
export function isPasswordHash(text: string): boolean {
  return phcForm.test(text);
}

function digest(password: string, salt: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  const parameters = { message: password.normalize('NFC'), nonce: salt, tagLength, ...cost };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
