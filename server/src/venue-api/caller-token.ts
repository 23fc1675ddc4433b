import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '../core/access/sign-in/session.ts';
import { isSameUnsent, readUnsentActs } from '../core/access/unsent-acts.ts';
import { Refusal } from '../core/refusals.ts';
import { hashSessionToken, isSessionToken } from '../crypto/tokens/session-token.ts';
import {
  DEVICE_USE_INTERVAL_MS,
  type DeviceCredential,
  findCallerAtDevice,
  noteDeviceSeen,
} from '../store/access/devices.ts';
import {
  noteSessionUsed,
  SESSION_USE_INTERVAL_MS,
  type SessionPlace,
} from '../store/access/sign-in/session-details.ts';
import { findUsedSession } from '../store/access/sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import { readSharedDeviceCookie } from './registered-device-cookie.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The header in which a shared device sends the token of the person who uses it. */
export const PERSON_HEADER = 'sofra-person';

/** The header in which a shared device reports its unsent acts, see {@link readUnsentActs}. */
const UNSENT_HEADER = 'sofra-unsent';

/** The token of the session or of the shared device in a request; `null` if it has neither. Looks nothing up. */
export function callerToken({ cookie }: IncomingHttpHeaders): string | null {
  return readSessionCookie(cookie) ?? readSharedDeviceCookie(cookie);
}

/** The caller that a request claims to come from. */
export interface ClaimedCaller {
  /** SHA-256 (hexadecimal) of the token of the session, or of the device. */
  tokenHash: string;
  /**
   * Finds the caller at an instant; `null` if the session is over, or if the device is unknown or was withdrawn.
   * @param place  where the session is used, for the list of sessions of its person
   * @throws Refusal PERSON_REQUIRED if the request names a person who is not signed in at the device any more
   */
  find(db: Db, now: number, place: SessionPlace): Promise<Session | null>;
}

/**
 * Reads the caller of a request; `null` for none. A request that names a person comes from the shared device, even if
 * someone is signed in on its browser. Without a person, a session comes before the device.
 * @param isOfDevice  whether the device itself calls, without a person
 */
export function readCaller(headers: IncomingHttpHeaders, isOfDevice: boolean): ClaimedCaller | null {
  const device = readSharedDeviceCookie(headers.cookie);
  const session = readSessionCookie(headers.cookie);
  const person = isOfDevice ? undefined : headers[PERSON_HEADER];
  if (person === undefined && !isOfDevice && session !== null) {
    const tokenHash = hashSessionToken(session);
    return { tokenHash, find: (db, now, place) => sessionCaller(db, tokenHash, now, place) };
  }
  if (device === null) return null;
  const deviceHash = hashSessionToken(device);
  if (person === undefined) return deviceCaller({ deviceHash, personHash: null }, headers);
  // A token of another format is looked up like an unknown one.
  const token = typeof person === 'string' && isSessionToken(person) ? person : '';
  return deviceCaller({ deviceHash, personHash: hashSessionToken(token) }, headers);
}

async function sessionCaller(
  db: Db,
  tokenHash: string,
  now: number,
  place: SessionPlace,
): Promise<Session | null> {
  const found = await findUsedSession(db, tokenHash, now);
  if (found === null) return null;
  const { session, lastUsedAt } = found;
  if (lastUsedAt === null || lastUsedAt <= now - SESSION_USE_INTERVAL_MS)
    await noteSessionUsed(db, { ...session, tokenHash }, place, now);
  return session;
}

function deviceCaller(credential: DeviceCredential, headers: IncomingHttpHeaders): ClaimedCaller {
  const { deviceHash: tokenHash, personHash } = credential;
  const find = async (db: Db, now: number) => {
    const found = await findCallerAtDevice(db, credential, now);
    if (found === null) return null;
    const { session, lastSeenAt } = found;
    const hasNoPerson = session.proof === null;
    if (personHash !== null && hasNoPerson) throw new Refusal('PERSON_REQUIRED');
    const unsent = readUnsentActs(headers[UNSENT_HEADER], now) ?? found.unsent;
    if (
      lastSeenAt === null ||
      lastSeenAt <= now - DEVICE_USE_INTERVAL_MS ||
      !isSameUnsent(unsent, found.unsent)
    ) {
      const accountId = hasNoPerson ? null : session.accountId;
      await noteDeviceSeen(db, session.venueId, session.device!.id, { accountId, unsent }, now);
    }
    return session;
  };
  return { tokenHash, find };
}
