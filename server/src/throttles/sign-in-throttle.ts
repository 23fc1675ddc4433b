import { Refusal } from '../core/refusals.ts';
import { type AttemptPace, createAttemptPace } from './attempt-pace.ts';
import { RecentEntries } from './recent-entries.ts';

/** The person who tries to sign in. */
export interface SignInAttempt {
  /** The e-mail address, in lower case. */
  email: string;
  /** The network address of the request. */
  address: string;
  /** The id of the browser if it is known to the account; else `null`. */
  knownDevice: string | null;
  /** The failures of this e-mail address in the last 15 minutes, from any network address and on any server. */
  failures: number;
}

/** An attempt that counts as failed until it succeeds. */
export interface CountedAttempt {
  /**
   * Whether this is the last attempt without a wait; `true` only once for a network address or browser, until its
   * failures are forgotten.
   */
  slowsNext: boolean;
  /** Call if the password was right: forgets earlier failures of the account from this network address or browser. */
  succeed(): void;
  /** Call if the password was not checked: removes the attempt from the count. */
  takeBack(): void;
}

/** Slows callers who guess passwords. Each server counts separately, in memory, by network address and browser. */
export interface SignInThrottle {
  /**
   * Counts an attempt as failed before it is made, so that parallel attempts also count.
   * @throws Refusal SIGN_IN_THROTTLED with the seconds to wait, if too many attempts failed before
   */
  enter(attempt: SignInAttempt, now: number): CountedAttempt;
}

const MINUTE_MS = 60_000;
const FORGET_AFTER_MS = 15 * MINUTE_MS;

/** One account from one network address. */
const PAIR = { free: 10, firstWaitMs: 2_000, longestWaitMs: 5 * MINUTE_MS };
/** All accounts from one network address, perhaps that of a whole restaurant. */
const ADDRESS = { free: 50, firstWaitMs: 1_000, longestWaitMs: 10_000 };
/** A browser that is known to the account. */
const DEVICE = { free: 30, firstWaitMs: 10_000, longestWaitMs: 10_000 };
/**
 * More failures than this for one e-mail address, from any network address, are treated as an attack: each network
 * address then has only one free attempt.
 */
export const MOST_FAILURES_OF_EMAIL = 100;
const FREE_UNDER_ATTACK = 1;
const MOST_KEYS = 50_000;

/**
 * Creates the throttle. No caller can lock an account or an address for others. Failures count
 * - on a known browser: only for that browser and account;
 * - elsewhere: for the account from that network address (10 are free, then 2 seconds, 4, … up to 5 minutes), and for
 *   the network address over all accounts (50 are free, then 1 to 10 seconds between attempts). The second count does
 *   not slow an account that has signed in from there.
 */
export function createSignInThrottle(): SignInThrottle {
  const shared = { forgetAfterMs: FORGET_AFTER_MS, mostKeys: MOST_KEYS };
  const devices = createAttemptPace({ ...DEVICE, ...shared });
  const pairs = createAttemptPace({ ...PAIR, ...shared });
  const addresses = createAttemptPace({ ...ADDRESS, ...shared });
  const signedIn = new RecentEntries<true>(MOST_KEYS);

  function enterKnown(device: string, email: string, now: number): CountedAttempt {
    const key = `${device} ${email}`;
    requireNoWait(devices.waitMs(key, now));
    const slowsNext = devices.count(key, now) === DEVICE.free;
    return { slowsNext, succeed: () => devices.clear(key), takeBack: () => devices.takeBack(key) };
  }

  return {
    enter({ email, address, knownDevice, failures }, now) {
      if (knownDevice !== null) return enterKnown(knownDevice, email, now);
      const pair = `${address} ${email}`;
      const isUnderAttack = failures > MOST_FAILURES_OF_EMAIL;
      const ofPair = pairs.waitMs(pair, now, isUnderAttack ? FREE_UNDER_ATTACK : PAIR.free);
      const ofAddress = signedIn.get(pair) === true ? 0 : addresses.waitMs(address, now);
      requireNoWait(Math.max(ofPair, ofAddress));
      const counted: [AttemptPace, string][] = [
        [pairs, pair],
        [addresses, address],
      ];
      const [ofThisPair] = counted.map(([pace, key]) => pace.count(key, now));
      const slowsNext = ofThisPair === PAIR.free || failures === MOST_FAILURES_OF_EMAIL;
      const takeBack = () => {
        for (const [pace, key] of counted) pace.takeBack(key);
      };
      return {
        slowsNext,
        takeBack,
        succeed: () => {
          takeBack();
          pairs.clear(pair);
          signedIn.set(pair, true);
        },
      };
    },
  };
}

/** @throws Refusal SIGN_IN_THROTTLED */
export function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
