import type { Static } from 'typebox';
import { Type } from 'typebox';
import { browserName } from '../../core/access/sign-in/browser-name.ts';
import { networkOf } from '../../core/network.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../crypto/tokens/session-token.ts';
import { mailNewBrowser } from '../../http/mail/account-mail.ts';
import { mailBrowserLink } from '../../http/mail/browser-mail.ts';
import type { FramedCall } from '../../http/operation-frame.ts';
import { linkAnswer } from '../../http/resources/one-time-link.ts';
import { writeNewBrowserNotice } from '../../operations/access/notices/write-new-browser-notice.ts';
import { makeBrowserLink } from '../../operations/access/sign-in/browser-links.ts';
import type { SignedIn, SignInParts } from '../../operations/access/sign-in/sign-in.ts';
import type { FoundAccount } from '../../store/access/accounts.ts';
import { findSession } from '../../store/access/sign-in/sessions.ts';
import { deriveKey } from '../../store/encryption/derive-key.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { browserCookie } from '../browser-cookie.ts';
import { beginSessionCookie } from '../session-cookie.ts';
import type { VenueParts } from '../venue-operation.ts';
import { type SessionResource, toSessionResource } from './session-resource.ts';

/** The properties of the first step of a sign-in. */
export const credentialProperties = {
  email: Type.String({ maxLength: 254, description: 'The e-mail address, upper or lower case.' }),
  password: Type.String(),
};

/** The descriptions of the cookies of a new session. */
export const SIGNED_IN_COOKIES = {
  'Set-Cookie': 'The cookies of the session, `__Host-sofra`, and of the browser, `__Host-sofra-device`.',
};

/** The parts of a sign-in, made once for each operation. */
export function signInPartsOf(parts: VenueParts): SignInParts {
  const {
    db,
    random,
    signIns: throttle,
    signInFailures: failures,
    passwordGuesses: codeGuesses,
    passwordTurns,
    secretKeys,
  } = parts;
  const deviceKeys = secretKeys.map((key) => deriveKey(key, 'device-cookie-1'));
  const mailBrowserLink = browserLinksOf(parts);
  return { db, random, throttle, codeGuesses, failures, passwordTurns, deviceKeys, mailBrowserLink };
}

function browserLinksOf({
  db,
  cache,
  random,
  baseUrl,
  sendMail,
}: VenueParts): SignInParts['mailBrowserLink'] {
  if (sendMail === null) return null;
  const send = async (account: FoundAccount, now: number) => {
    const link = await makeBrowserLink({ db, random }, account, now);
    const cached = await cache.fresh.findVenue(account.venueId);
    if (link === null || cached === null) return;
    const { name, email, token, expiresAt } = link;
    const { url } = linkAnswer(baseUrl(), 'browser', token, expiresAt);
    await mailBrowserLink(sendMail, { name, email }, url, ticketLanguageOf(cached.venue.languages));
  };
  // Not awaited: the response time must not tell whether the account exists. Errors are ignored: the person can try
  // again.
  return (account, now) => void send(account, now).catch(() => {});
}

/**
 * The answer to a sign-in: the session as JSON, and the cookies of the session and the device. If the browser is new
 * to the account, the person gets a notice in the bell and an e-mail.
 * @throws Refusal SIGN_IN_FAILED if the venue was closed during the sign-in
 */
export async function signedInAnswer(
  parts: VenueParts,
  { token, device, isNewBrowser }: SignedIn,
  { address, header }: Pick<FramedCall<never, never, never>, 'address' | 'header'>,
  now: number,
): Promise<{ session: Static<typeof SessionResource>; headers: { 'Set-Cookie': string[] } }> {
  const { db } = parts;
  const session = await findSession(db, hashSessionToken(token), now);
  if (session === null) throw new Refusal('SIGN_IN_FAILED');
  if (isNewBrowser) {
    const place = { browser: browserName(header('user-agent')), network: networkOf(address) };
    mailNewBrowser(parts, session, place, await writeNewBrowserNotice(parts, session, place, now));
  }
  const venues = await listVenueSummaries(db, session.reach);
  return {
    session: toSessionResource(session, venues),
    headers: { 'Set-Cookie': [beginSessionCookie(token), browserCookie(device)] },
  };
}
