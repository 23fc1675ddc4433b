import { createFairTurns, type TakeFairTurn } from './fair-turns.ts';

/**
 * Does one step of a long read, such as a statement over many rows or a piece of a long list, when it is the turn of its venue.
 * A process does one step at a time.
 */
export type TakeStep = <T>(venueId: string, step: () => Promise<T>) => Promise<T>;

/** Who waits is bounded by the turns of figures and the connections of the server. */
const ANY_NUMBER = Number.POSITIVE_INFINITY;
/** So that all long reads together take a sixth of one core, however many are asked for and whatever else the machine does. */
const REST_TIMES = 5;
const STEPS = { atOnce: 1, waitingOfOne: ANY_NUMBER, waiting: ANY_NUMBER, restTimes: REST_TIMES };

/** Makes the steps of a process. @param takeTurn  whose turns they are */
export function createLongReads(takeTurn: TakeFairTurn = createFairTurns(STEPS)): TakeStep {
  return (venueId, step) => takeTurn({ name: venueId, isPreferred: false }, step);
}
