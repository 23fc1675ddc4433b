import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '../core/access/sign-in/session.ts';
import { isSameUnsent, readUnsentActs } from '../core/access/unsent-acts.ts';
import { Refusal } from '../core/refusals.ts';
import { hashSessionToken, isSessionToken } from '../crypto/tokens/session-token.ts';
import {
  type DeviceCredential,
  findPerson,
  noteDeviceSeen,
  SEEN_WRITE_INTERVAL_MS,
} from '../store/access/devices.ts';
import {
  noteSessionUsed,
  type SessionPlace,
  USED_WRITE_INTERVAL_MS,
} from '../store/access/sign-in/session-details.ts';
import { findUsedSession } from '../store/access/sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import { readSharedCookie } from './registration-cookie.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The header with which a call from a shared device names its person. */
export const PERSON_HEADER = 'sofra-person';

/** The header with which a shared device says what it has not sent yet, see {@link readUnsentActs}. */
const UNSENT_HEADER = 'sofra-unsent';

/** The token of the session or of the shared device of a request; `null` for neither. Nothing is looked up. */
export function callerToken({ cookie }: IncomingHttpHeaders): string | null {
  return readSessionCookie(cookie) ?? readSharedCookie(cookie);
}

/** What a request says of who calls. */
export interface ClaimedCaller {
  /** SHA-256 (hexadecimal) of the token of the session, or of the device. */
  tokenHash: string;
  /**
   * The caller at an instant; `null` for a session that is over, and for a device that is unknown or withdrawn.
   * @param place  where a session is used, for the list of its person
   * @throws Refusal PERSON_REQUIRED when the request names a person who does not work at the device any more
   */
  find(db: Db, now: number, place: SessionPlace): Promise<Session | null>;
}

/**
 * Reads the caller. A request that names a person comes from the shared device, no matter who is signed in on the browser; without a person a session
 * comes first. `null` for no caller.
 * @param isOfDevice  the call is one of the device itself, without a person
 */
export function readCaller(headers: IncomingHttpHeaders, isOfDevice: boolean): ClaimedCaller | null {
  const device = readSharedCookie(headers.cookie);
  const session = readSessionCookie(headers.cookie);
  const person = isOfDevice ? undefined : headers[PERSON_HEADER];
  if (person === undefined && !isOfDevice && session !== null) {
    const tokenHash = hashSessionToken(session);
    return { tokenHash, find: (db, now, place) => callerIn(db, tokenHash, now, place) };
  }
  if (device === null) return null;
  const deviceHash = hashSessionToken(device);
  if (person === undefined) return callerAt({ deviceHash, personHash: null }, headers);
  // A text of another form is looked up as an unknown token.
  const token = typeof person === 'string' && isSessionToken(person) ? person : '';
  return callerAt({ deviceHash, personHash: hashSessionToken(token) }, headers);
}

async function callerIn(
  db: Db,
  tokenHash: string,
  now: number,
  place: SessionPlace,
): Promise<Session | null> {
  const found = await findUsedSession(db, tokenHash, now);
  if (found === null) return null;
  const { session, lastUsedAt } = found;
  if (lastUsedAt === null || lastUsedAt <= now - USED_WRITE_INTERVAL_MS)
    await noteSessionUsed(db, { ...session, tokenHash }, place, now);
  return session;
}

function callerAt(credential: DeviceCredential, headers: IncomingHttpHeaders): ClaimedCaller {
  const { deviceHash: tokenHash, personHash } = credential;
  const find = async (db: Db, now: number) => {
    const found = await findPerson(db, credential, now);
    if (found === null) return null;
    const { session, lastSeenAt } = found;
    const isAlone = session.proof === null;
    if (personHash !== null && isAlone) throw new Refusal('PERSON_REQUIRED');
    const unsent = readUnsentActs(headers[UNSENT_HEADER], now) ?? found.unsent;
    if (
      lastSeenAt === null ||
      lastSeenAt <= now - SEEN_WRITE_INTERVAL_MS ||
      !isSameUnsent(unsent, found.unsent)
    ) {
      const accountId = isAlone ? null : session.accountId;
      await noteDeviceSeen(db, session.venueId, session.device!.id, { accountId, unsent }, now);
    }
    return session;
  };
  return { tokenHash, find };
}
