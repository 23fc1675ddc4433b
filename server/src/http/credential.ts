import type { Spending } from './limits/budget.ts';

/**
 * How one API knows who sends a request. Made for each call.
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
  /** What is in memory and known to be current; absent where callers are always looked up. */
  inMemory?: CredentialInMemory<Caller>;
  /**
   * What is in memory, once it was compared with the database in one read for many requests. `undefined` when the caller
   * is not in memory. @param params  of the path, not checked yet
   */
  comparedInMemory?: (params: unknown) => Promise<CredentialInMemory<Caller>> | undefined;
  /**
   * A source whose answers need no further check, and what of it is in memory; present where answers are prepared. Uses
   * what was compared before for the same call.
   */
  compare?(params: unknown): Promise<ComparedSource<Caller, Source>>;
}

export interface ComparedSource<Caller, Source> {
  source: Source;
  inMemory: CredentialInMemory<Caller>;
}

/** Finds what is in memory, without waiting. `undefined` for anything else: nothing is refused here. */
export interface CredentialInMemory<Caller> {
  findCaller(): Caller | undefined;
  reach(caller: Caller, params: Record<string, string>): object | undefined;
}
