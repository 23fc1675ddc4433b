import type { Clock } from '../parts/parts.ts';
import { createAttemptPace } from '../throttles/attempt-pace.ts';
import {
  createCeiling,
  INVITATION_LIMITS_OF_MAILBOX,
  INVITATION_LIMITS_OF_VENUE,
} from '../throttles/ceiling.ts';
import { createFairTurns } from '../throttles/fair-turns.ts';
import { createGuessThrottle } from '../throttles/guess-throttle.ts';
import { RecentEntries } from '../throttles/recent-entries.ts';
import { createSignInThrottle } from '../throttles/sign-in-throttle.ts';
import { createTokenGuessThrottle } from '../throttles/token-guess-throttle.ts';
import { FIGURE_TURNS } from './figures/figure-turns.ts';

/**
 * Limits hashing: each password blocks one of the four threads of the process for about 50 ms, and file access needs
 * these threads, too.
 */
const HASHING = { atOnce: 2, waitingOfOne: 20, waiting: 400 };

/**
 * The limits for wrong passwords of a session. They count by session, so that guesses with a stolen session do not
 * delay other sessions of the account.
 */
const WRONG_PASSWORDS = {
  free: 10,
  firstWaitMs: 2_000,
  longestWaitMs: 5 * 60_000,
  forgetAfterMs: 15 * 60_000,
  mostKeys: 10_000,
};

const MOST_SESSIONS = 20_000;

/** The throttles of staff are separate: guessing codes on the guest pages does not slow down the check-in of guests. */
export function staffThrottlesOf(clock: Clock) {
  const [passwordTurns, figureTurns] = [createFairTurns(HASHING), createFairTurns(FIGURE_TURNS)];
  const passwordGuesses = createAttemptPace(WRONG_PASSWORDS);
  const knownSessions = new RecentEntries<true>(MOST_SESSIONS);
  return {
    guesses: createGuessThrottle(clock),
    // Each server delays the guesses that it receives itself.
    signIns: createSignInThrottle(),
    passwordGuesses,
    passwordTurns,
    figureTurns,
    knownSessions,
    invitations: {
      ofMailbox: createCeiling(clock, INVITATION_LIMITS_OF_MAILBOX),
      ofVenue: createCeiling(clock, INVITATION_LIMITS_OF_VENUE),
    },
    tokenGuesses: createTokenGuessThrottle(),
  };
}
