import type { Spending } from './limits/budget.ts';

/**
 * How one API finds out who sends a request. One is made for each call. Values that are already known are
 * returned without a promise. `Source` is where callers are found: a cache, the database, or nothing.
 */
export interface Credential<Caller, Source> {
  /**
   * Finds the caller.
   * @throws Refusal for a credential that is missing, unknown or no longer valid
   */
  findCaller(source: Source): Promise<Caller> | Caller;
  /**
   * Spends one call of the caller's budget; `undefined` if there is no budget. The frame calls it once per
   * call.
   */
  spend(caller: Caller): Spending | undefined;
  /** @throws Refusal when the caller's permissions or role do not cover the operation */
  requirePermission(caller: Caller): void;
  /**
   * Checks that the caller reaches the resource of the path.
   * @returns what this API adds to the call: the caller and what was found
   * @throws Refusal when it is out of reach, with the same words as if it did not exist
   */
  reach(caller: Caller, params: Record<string, string>, source: Source): Promise<object> | object;
}
