import type { Spending } from './limits/budget.ts';

/**
 * How one API finds out who sends a request. Made for each call. What is known already is answered without a promise.
 * `Source` is where callers are looked up: a cache, the database, or nothing.
 */
export interface Credential<Caller, Source> {
  /**
   * Finds the caller.
   * @throws Refusal for a credential that is missing, unknown or no longer good
   */
  findCaller(source: Source): Promise<Caller> | Caller;
  /**
   * Spends one call of the caller's budget; `undefined` when there is none. The frame calls it once per call.
   */
  spend(caller: Caller): Spending | undefined;
  /** @throws Refusal when the caller's permissions or role do not cover the operation */
  requirePermission(caller: Caller): void;
  /**
   * Checks that the caller reaches the resource of the path.
   * @returns what this API adds to the call: the caller and what was found
   * @throws Refusal when it is out of reach, worded as if it did not exist
   */
  reach(caller: Caller, params: Record<string, string>, source: Source): Promise<object> | object;
}
