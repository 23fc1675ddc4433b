import { createHash } from 'node:crypto';
import { Refusal } from '../core/refusals.ts';
import { createAttemptPace } from './attempt-pace.ts';
import { RecentEntries } from './recent-entries.ts';

/** An attempt with a token that is being checked. */
export interface TokenAttempt {
  succeed(): void;
  fail(): void;
}

/** Slows callers who guess operator tokens. Each server counts separately, in memory. */
export interface TokenGuessThrottle {
  /**
   * Call before a token is checked. A token that was right before is never slowed.
   * @throws Refusal RATE_LIMIT_EXCEEDED with the seconds to wait, if too many tokens from the address were wrong before
   */
  enter(address: string, token: string, now: number): TokenAttempt;
}

const MINUTE_MS = 60_000;

/** The same pace as for passwords of one account from one network address. */
const PACE = {
  free: 10,
  firstWaitMs: 2_000,
  longestWaitMs: 5 * MINUTE_MS,
  forgetAfterMs: 15 * MINUTE_MS,
  mostKeys: 50_000,
};
const MOST_TOKENS = 1_000;

/** Creates the throttle: 10 wrong tokens from an address are free, then the waits are 2 seconds, 4, … up to 5 minutes. */
export function createTokenGuessThrottle(): TokenGuessThrottle {
  const pace = createAttemptPace(PACE);
  const known = new RecentEntries<true>(MOST_TOKENS);
  const missed = new RecentEntries<true>(PACE.mostKeys);
  return {
    enter(address, token, now) {
      const hash = createHash('sha256').update(token).digest('base64');
      const waitMs = known.get(hash) === true ? 0 : pace.waitMs(address, now);
      if (waitMs > 0)
        throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      return {
        succeed: () => known.set(hash, true),
        fail: () => {
          known.delete(hash);
          // A program that repeats the same old token is not guessing, so the token counts only once.
          const miss = `${address} ${hash}`;
          if (missed.get(miss) === undefined) pace.count(address, now);
          missed.set(miss, true);
        },
      };
    },
  };
}
