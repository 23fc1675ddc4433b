/**
 * The outcome of an attempt that was decided on a venue or a bill which has changed since. The attempt wrote
 * nothing.
 */
export const STALE: unique symbol = Symbol('stale');
export type Stale = typeof STALE;

/** Whether an attempt must be made again on the current data. */
export function isStale(outcome: unknown): outcome is Stale {
  return outcome === STALE;
}

/**
 * Makes an attempt, and repeats it as long as its outcome is stale.
 * @param most  the number of attempts, at least 1
 * @param attempt  loads, decides and saves; receives the stale outcome of the attempt before, `null` the
 *   first time
 * @returns the outcome of the last attempt, which is stale when the data changed during every attempt
 */
export async function decideUntilFresh<Outcome, Old extends Outcome>(
  most: number,
  isOld: (outcome: Outcome) => outcome is Old,
  attempt: (before: Old | null) => Promise<Outcome>,
): Promise<Outcome> {
  let outcome = await attempt(null);
  for (let made = 1; isOld(outcome) && made < most; made++) outcome = await attempt(outcome);
  return outcome;
}
