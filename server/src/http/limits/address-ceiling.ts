import type { RequestContext } from '../mount-routes.ts';
import { ADDRESS_BUDGET, requireWithin, type Spend } from './budget.ts';

/**
 * Counts a request against the ceiling of its address: the first check of every call.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function addressCeiling(spend: Spend | null): (context: RequestContext) => void {
  return (context) => requireWithin(spend?.(ADDRESS_BUDGET, context.address), context.headers);
}
