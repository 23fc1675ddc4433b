import { cleanText } from '../../../core/text/text.ts';
import { hashPassword, verifyPassword } from '../../../crypto/passwords.ts';
import type { Random } from '../../../parts/parts.ts';
import { type AccountToVerify, saveExactPassword } from '../../../store/access/accounts.ts';
import type { Database } from '../../../store/database.ts';

/**
 * Verifies the password of an account. If an earlier version of the server hashed it without the spaces at its ends, it
 * is compared without them once, and then hashed again as typed.
 * @returns the stored hash, which may be a new one; `null` for a wrong password
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
