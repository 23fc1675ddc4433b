import { cleanText } from '../../../core/text/text.ts';
import { hashPassword, verifyPassword } from '../../../crypto/passwords.ts';
import type { Random } from '../../../parts/parts.ts';
import { type AccountToVerify, saveExactPassword } from '../../../store/access/accounts.ts';
import type { Database } from '../../../store/database.ts';

/**
 * Verifies the password of an account. One that a former server hashed without the spaces at its ends is right as it was typed, once,
 * and is stored as typed from then on.
 * @returns the hash that is stored now; `null` for a wrong password
 */
export async function verifyAccountPassword(
  { db, random }: { db: Database; random: Random },
  account: Omit<AccountToVerify, 'name'>,
  password: string,
): Promise<string | null> {
  const { passwordHash, isPasswordCleaned } = account;
  if (!isPasswordCleaned) return (await verifyPassword(password, passwordHash)) ? passwordHash : null;
  const cleaned = cleanText(password);
  if (!(await verifyPassword(cleaned, passwordHash))) return null;
  const exact = cleaned === password.normalize('NFC') ? passwordHash : await hashPassword(password, random);
  return (await saveExactPassword(db, account, exact)) ? exact : passwordHash;
}
