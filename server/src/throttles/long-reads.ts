import { createFairTurns, type TakeFairTurn } from './fair-turns.ts';

/**
 * Runs one step of a long read (a statement over many rows, a piece of a long list) when it is the turn of its venue. A process
 * runs one step at a time.
 */
export type TakeStep = <T>(venueId: string, step: () => Promise<T>) => Promise<T>;

/** No limit here: the turns of figures and the connections of the server already limit how many wait. */
const ANY_NUMBER = Number.POSITIVE_INFINITY;
/** A pause of five times each step, so that all long reads together take at most a sixth of one core. */
const REST_TIMES = 5;
const STEPS = { atOnce: 1, waitingOfOne: ANY_NUMBER, waiting: ANY_NUMBER, restTimes: REST_TIMES };

/** Creates the steps of a process. @param takeTurn  the turns in which the steps run */
export function createLongReads(takeTurn: TakeFairTurn = createFairTurns(STEPS)): TakeStep {
  return (venueId, step) => takeTurn({ name: venueId, isPreferred: false }, step);
}
