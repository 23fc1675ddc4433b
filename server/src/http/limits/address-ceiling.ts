import { ADDRESS_BUDGET, requireWithin, type Spend } from './budget.ts';
import type { Visit } from '../mount-routes.ts';

/**
 * Spends the ceiling of the address that a visit comes from: the first check of every call.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function addressCeiling(spend: Spend | null): (visit: Visit) => void {
  return (visit) => requireWithin(spend?.(ADDRESS_BUDGET, visit.address), visit.headers);
}
