/** The outcome of an attempt whose venue or bill changed after it was read. The attempt wrote nothing. */
export const STALE: unique symbol = Symbol('stale');
export type Stale = typeof STALE;

/** Whether an attempt must be repeated with current data. */
export function isStale(outcome: unknown): outcome is Stale {
  return outcome === STALE;
}

/**
 * Makes an attempt, and repeats it while its outcome is stale.
 * @param most  the most attempts, at least 1
 * @param attempt  loads, decides and saves; receives the stale outcome of the previous attempt, `null` the first time
 * @returns the outcome of the last attempt, which is stale if the data changed during every attempt
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
