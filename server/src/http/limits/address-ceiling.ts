import type { OnRequest } from '../handle-request.ts';
import type { RequestContext } from '../request/request-context.ts';
import { ADDRESS_BUDGET, type Budget, requireWithin, type Spend } from './budget.ts';

/**
 * Counts a request against the ceiling of its address: the first check of every call.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function addressCeiling(spend: Spend | null): OnRequest {
  return (context) => requireWithin(spend?.(ADDRESS_BUDGET, context.address), context.headers);
}

/**
 * Counts the request of a file against a budget of its address. Only a refused request carries the headers
 * of the budget: caches on the way store all other answers.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function fileCeiling(spend: Spend | null, budget: Budget): (context: RequestContext) => void {
  return ({ address, headers }) => {
    const spending = spend?.(budget, address);
    if (spending?.isWithin === false) requireWithin(spending, headers);
  };
}
