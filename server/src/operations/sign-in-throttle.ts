import { Refusal } from '../core/refusals.ts';

/** Holds back those who guess passwords. In this server's memory: each server counts on its own. */
export interface SignInThrottle {
  /**
   * Counts a try as failed before it is made, so that tries at the same time count, too.
   * @throws Refusal SIGN_IN_THROTTLED when too many failed for the e-mail address or from the network address
   */
  enter(email: string, address: string, now: number): void;
  /** The try was no failure: the e-mail address starts afresh, and the try no longer counts for the network address. */
  succeed(email: string, address: string): void;
}

const WINDOW_MS = 15 * 60_000;
const MOST_FAILURES = { email: 10, address: 50 };

/**
 * Lets 10 sign-ins fail for an e-mail address, known or not, and 50 from a network address, in a window of 15 minutes of
 * the clock. The counts of a window are dropped with it, so that memory holds only who failed within it.
 */
export function createSignInThrottle(): SignInThrottle {
  let window = -1;
  const failures = { email: new Map<string, number>(), address: new Map<string, number>() };

  function openWindow(now: number): void {
    const current = Math.floor(now / WINDOW_MS);
    if (current === window) return;
    window = current;
    failures.email.clear();
    failures.address.clear();
  }

  return {
    enter(email, address, now) {
      openWindow(now);
      const ofEmail = failures.email.get(email) ?? 0;
      const ofAddress = failures.address.get(address) ?? 0;
      if (ofEmail >= MOST_FAILURES.email || ofAddress >= MOST_FAILURES.address) {
        const retryAfterSeconds = Math.ceil(((window + 1) * WINDOW_MS - now) / 1000);
        throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds });
      }
      failures.email.set(email, ofEmail + 1);
      failures.address.set(address, ofAddress + 1);
    },
    succeed(email, address) {
      failures.email.delete(email);
      const ofAddress = failures.address.get(address) ?? 0;
      if (ofAddress > 0) failures.address.set(address, ofAddress - 1);
    },
  };
}
