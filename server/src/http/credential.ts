import type { Spending } from './limits/budget.ts';

/**
 * The credential of one call, and how its API checks it. Values that are already known are returned without a
 * promise. `Source` is what callers are looked up in: a cache, the database, or nothing.
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
   * Checks that the caller may access the resource of the path.
   * @returns what this API adds to the call: the caller and the found resource
   * @throws Refusal if the caller may not access the resource; it is the same as if the resource did not exist
   */
  reach(caller: Caller, params: Record<string, string>, source: Source): Promise<object> | object;
}
