import {
  accountTokenOf,
  BROWSER_LINK_LIFETIME_MS,
  readAccountToken,
} from '../../../core/access/sign-in/one-time-link.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type KnownBrowser, rememberAccount } from '../../../crypto/tokens/browser-token.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import type { Random } from '../../../parts/parts.ts';
import { findAccount } from '../../../store/access/accounts.ts';
import {
  findOneTimeLink,
  hasOneTimeLink,
  insertOneTimeLink,
  takeOneTimeLink,
} from '../../../store/access/sign-in/one-time-links.ts';
import { type Database, inTransaction } from '../../../store/database.ts';

interface LinkParts {
  db: Database;
  random: Random;
}

/** A link that makes a browser known to an account, and that account. */
interface BrowserLink {
  /** The secret in the link. */
  token: string;
  /** When the link expires, in milliseconds. */
  expiresAt: number;
  name: string;
  email: string;
}

/**
 * Makes a link that makes the browser that opens it known to an account. So the person can sign in there while someone
 * else guesses their password.
 * @returns the link and its recipient; `null` if an earlier link is still valid (so that no mailbox is flooded), or if
 *   the account has no address
 */
export async function makeBrowserLink(
  { db, random }: LinkParts,
  { venueId, accountId }: { venueId: string; accountId: string },
  now: number,
): Promise<BrowserLink | null> {
  const code = newOneTimeCode(random);
  const codeHash = hashOneTimeCode(code);
  const expiresAt = now + BROWSER_LINK_LIFETIME_MS;
  return inTransaction(db, async (tx) => {
    if (await hasOneTimeLink(tx, { venueId, accountId, purpose: 'Browser' }, now)) return null;
    const account = await findAccount(tx, venueId, accountId);
    if (account?.email == null) return null;
    await insertOneTimeLink(tx, { venueId, codeHash, purpose: 'Browser', accountId, expiresAt });
    return { token: accountTokenOf(venueId, code), expiresAt, name: account.name, email: account.email };
  });
}

/**
 * Makes a browser known to the account of a link, which works only once. It does not sign anyone in.
 * @param device  the known device of this browser; `null` if it has none yet
 * @throws Refusal PASSWORD_LINK_INVALID
 */
export async function recogniseBrowser(
  { db, random, deviceKeys }: LinkParts & { deviceKeys: readonly Buffer[] },
  { token, device }: { token: string; device: KnownBrowser | null },
  now: number,
): Promise<KnownBrowser> {
  const said = readAccountToken(token);
  if (said === null) throw new Refusal('PASSWORD_LINK_INVALID');
  const { venueId } = said;
  const link = { venueId, codeHash: hashOneTimeCode(said.code), purpose: 'Browser' } as const;
  const found = await findOneTimeLink(db, link, now);
  const account = found?.accountId == null ? null : await findAccount(db, venueId, found.accountId);
  const isTaken = await inTransaction(db, (tx) => takeOneTimeLink(tx, link, now));
  if (account?.email == null || !isTaken) throw new Refusal('PASSWORD_LINK_INVALID');
  return rememberAccount(device, account.email, deviceKeys[0]!, random);
}
