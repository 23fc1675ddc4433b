import type { Clock } from '../parts/parts.ts';
import { createFairTurns } from '../throttles/fair-turns.ts';
import { createGuessThrottle } from '../throttles/guess-throttle.ts';
import { FIGURE_TURNS } from './figures/figure-turns.ts';

/** Hashing a password blocks one of the four threads of the process for about 50 ms. File access needs these threads, too. */
const HASHING = { atOnce: 2, waitingOfOne: 20, waiting: 400 };

/** Staff have throttles of their own: guessing codes on the guest pages does not slow down the check-in of guests. */
export function staffThrottlesOf(clock: Clock) {
  const [passwordTurns, figureTurns] = [createFairTurns(HASHING), createFairTurns(FIGURE_TURNS)];
  return { guesses: createGuessThrottle(clock), passwordTurns, figureTurns };
}
