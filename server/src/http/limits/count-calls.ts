import type { Clock } from '../../parts/parts.ts';
import type { Budget, BudgetRest, Spend, Spending } from './budget.ts';

const WINDOW_MS = 60_000;

/** A caller above a budget. */
interface CallerAboveBudget {
  budget: Budget;
  who: string;
}

const MOST_ABOVE_BUDGET = 100;

/** The most callers that a budget counts: far more than call in a minute; about 10 MB. */
const MOST_COUNTED = 100_000;

/**
 * Counts calls in fixed windows of one minute, in the memory of this server: each server has its own counts. Counts
 * are dropped when their window ends. A budget counts the last 100,000 callers; above that, the oldest caller starts
 * at 0 again.
 */
export function createBudgets(clock: Clock, mostCounted = MOST_COUNTED): Spend {
  let window = -1;
  let budgets = new Map<string, Map<string, number>>();
  let [exceeded, exceededBefore] = [
    new Map<string, CallerAboveBudget>(),
    new Map<string, CallerAboveBudget>(),
  ];

  /** Begins a new window if the last one has ended. @returns milliseconds until its end */
  function windowLeft(): number {
    const now = clock.now();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) {
      [exceededBefore, exceeded] = [current === window + 1 ? exceeded : new Map(), new Map()];
      window = current;
      budgets = new Map();
    }
    return (current + 1) * WINDOW_MS - now;
  }

  const spend = (budget: Budget, who: string): Spending => {
    const leftMs = windowLeft();
    const counts = budgets.get(budget.name) ?? new Map<string, number>();
    budgets.set(budget.name, counts);
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (counts.size > mostCounted) counts.delete(counts.keys().next().value!);
    if (count > budget.perMinute && exceeded.size < MOST_ABOVE_BUDGET)
      exceeded.set(`${budget.name} ${who}`, { budget, who });
    const uncountCall = () => {
      const known = counts.get(who);
      if (known !== undefined) counts.set(who, known - 1);
      return peek(budget, who);
    };
    return { ...restOf(budget, count, leftMs), isWithin: count <= budget.perMinute, uncountCall };
  };
  const peek = (budget: Budget, who: string) => {
    const leftMs = windowLeft();
    return restOf(budget, budgets.get(budget.name)?.get(who) ?? 0, leftMs);
  };
  const listExceeded = () => {
    windowLeft();
    return [...new Map([...exceededBefore, ...exceeded]).values()].slice(0, MOST_ABOVE_BUDGET);
  };
  return Object.assign(spend, { peek, listExceeded });
}

function restOf(budget: Budget, count: number, leftMs: number): BudgetRest {
  return {
    budget,
    remaining: Math.max(0, budget.perMinute - count),
    resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  };
}
