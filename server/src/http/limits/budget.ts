import { Refusal } from '../../core/refusals.ts';
import { USUAL_LIMITS } from '../../core/venue/venue-limits.ts';

/** How many calls may be made in a minute. */
export interface Budget {
  name: string;
  perMinute: number;
}

/** The rest of a budget after a call. */
export interface Spending {
  budget: Budget;
  /** Whether the call was within the budget. */
  isWithin: boolean;
  remaining: number;
  /** Whole seconds until the next window, at least 1. */
  resetSeconds: number;
  /**
   * Takes the call out of the count again, if its minute has not ended. @returns the rest of the budget without the
   * call
   */
  uncountCall(): BudgetRest;
}

/** The rest of a budget. */
export type BudgetRest = Omit<Spending, 'isWithin' | 'uncountCall'>;

/** Counts one call against a budget. @param who  the key, session or address whose budget it is */
export interface Spend {
  (budget: Budget, who: string): Spending;
  /** Callers that exceeded a budget in this minute or the one before, at most 100. */
  listExceeded(): { budget: Budget; who: string }[];
  /** The rest of a budget in this minute. Counts no call. */
  peek(budget: Budget, who: string): BudgetRest;
}

/** Shared by all calls from one address, whatever their credentials. */
export const ADDRESS_BUDGET: Budget = { name: 'address', perMinute: 500 };

/** The budgets of an API key. */
export const KEY_BUDGETS = {
  read: { name: 'read', perMinute: USUAL_LIMITS.readsPerMinute },
  write: { name: 'write', perMinute: USUAL_LIMITS.writesPerMinute },
} as const satisfies Record<string, Budget>;

/**
 * The budget for reads or writes of a key. @param perMinute  the number that the operator set for its venue; `null`
 * for the default
 */
export function keyBudget(kind: keyof typeof KEY_BUDGETS, perMinute: number | null): Budget {
  return perMinute === null ? KEY_BUDGETS[kind] : { name: KEY_BUDGETS[kind].name, perMinute };
}

const OVER_BUDGET_SECONDS = 60;

/**
 * Adds the headers with the rest of the caller's budget. Does nothing when no budget was spent.
 * @throws Refusal RATE_LIMIT_EXCEEDED when the budget was used up
 */
export function requireWithinBudget(spending: Spending | undefined, headers: Record<string, string>): void {
  if (spending === undefined) return;
  Object.assign(headers, budgetHeaders(spending));
  if (!spending.isWithin)
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: OVER_BUDGET_SECONDS });
}

/** Takes a call out of the count again, and updates its headers. Does nothing if the call was not counted. */
export function uncountCall(spending: Spending | undefined, headers: Record<string, string>): void {
  if (spending !== undefined) Object.assign(headers, budgetHeaders(spending.uncountCall()));
}

/**
 * The headers that describe a budget.
 * @see IETF draft "RateLimit header fields for HTTP"
 */
function budgetHeaders({ budget, remaining, resetSeconds }: BudgetRest): Record<string, string> {
  return {
    'RateLimit-Policy': `"${budget.name}";q=${budget.perMinute};w=60`,
    RateLimit: `"${budget.name}";r=${remaining};t=${resetSeconds}`,
  };
}

/** The address of a request, and the headers of its answer. */
interface LimitedRequest {
  address: string;
  headers: Record<string, string>;
}

/**
 * Makes the first check of every call: it counts the call against the budget of its address.
 * @param spend  `null` if budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function addressBudgetCheck(spend: Spend | null) {
  return ({ address, headers }: LimitedRequest) =>
    requireWithinBudget(spend?.(ADDRESS_BUDGET, address), headers);
}

/**
 * Makes a check that counts the request of a file against a budget of its address. Only a refused request gets the
 * headers of the budget, because caches store all other answers.
 * @param spend  `null` if budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function fileBudgetCheck(spend: Spend | null, budget: Budget) {
  return ({ address, headers }: LimitedRequest) => {
    const spending = spend?.(budget, address);
    if (spending?.isWithin === false) requireWithinBudget(spending, headers);
  };
}
