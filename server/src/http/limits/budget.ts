import { Refusal } from '../../core/refusals.ts';
import type { Clock } from '../../parts.ts';

/** How much of something may be spent in a minute. */
export interface Budget {
  name: string;
  perMinute: number;
}

/** What is left of a budget after a call spent one of it. */
export interface Spending {
  budget: Budget;
  /** Whether the call was within it. */
  isWithin: boolean;
  remaining: number;
  /** Whole seconds until the next window, at least 1. */
  resetSeconds: number;
}

/** Spends one call of a budget on behalf of a key or an address. */
export type Spend = (budget: Budget, who: string) => Spending;

/** All calls from one address together, whoever makes them. */
export const ADDRESS_BUDGET: Budget = { name: 'address', perMinute: 500 };

const OVER_BUDGET_SECONDS = 60;

const WINDOW_MS = 60_000;

/** Far more than call in a minute; some 10 MB. */
const MOST_COUNTED = 100_000;

/**
 * Counts calls in fixed windows of a minute of the clock, in this server's memory: each server counts on its own. The
 * counts of a window are dropped with it, so that memory holds only who called within this minute, of each budget
 * the last 100,000 that came: beyond, whoever came first is counted anew.
 */
export function createBudgets(clock: Clock, mostCounted = MOST_COUNTED): Spend {
  let window = -1;
  let budgets = new Map<string, Map<string, number>>();
  return (budget, who) => {
    const now = clock.now();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) {
      window = current;
      budgets = new Map();
    }
    const counts = budgets.get(budget.name) ?? new Map<string, number>();
    budgets.set(budget.name, counts);
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (counts.size > mostCounted) counts.delete(counts.keys().next().value!);
    return {
      budget,
      isWithin: count <= budget.perMinute,
      remaining: Math.max(0, budget.perMinute - count),
      resetSeconds: Math.max(1, Math.ceil(((current + 1) * WINDOW_MS - now) / 1000)),
    };
  };
}

/**
 * Tells the caller, in the headers of its answer, what is left of the budget that it spent, if any was.
 * @throws Refusal RATE_LIMIT_EXCEEDED when nothing was left of it
 */
export function requireWithin(spending: Spending | undefined, headers: Record<string, string>): void {
  if (spending === undefined) return;
  Object.assign(headers, budgetHeaders(spending));
  if (!spending.isWithin)
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: OVER_BUDGET_SECONDS });
}

/**
 * The headers that tell a caller of its budget.
 * @see IETF draft "RateLimit header fields for HTTP"
 */
function budgetHeaders({ budget, remaining, resetSeconds }: Spending): Record<string, string> {
  return {
    'RateLimit-Policy': `"${budget.name}";q=${budget.perMinute};w=60`,
    RateLimit: `"${budget.name}";r=${remaining};t=${resetSeconds}`,
  };
}
