/** The rate limits of a key. */
export type BudgetName = 'read' | 'write';

interface Budget {
  remaining: number;
  resetsAt: number;
  /** The number of calls in a window, and its length. */
  quota: number;
  windowMs: number;
}

/** If the announced end of a window is this much later than before, it is a new window. */
const NEXT_WINDOW_MS = 2_000;

/**
 * Counts the calls that are left in each rate limit: from the `RateLimit` headers of the answers, minus the calls that
 * were sent since. A client that asks first waits for the next window instead of being refused.
 * @see IETF draft "RateLimit header fields for HTTP"
 */
export class Budgets {
  readonly #budgets = new Map<string, Budget>();

  /** Milliseconds to wait before a call of this budget is sent; 0 if it can be sent now. */
  waitMs(name: BudgetName, now: number): number {
    // All calls from one address share a budget; it is announced only when it is spent.
    return Math.max(this.#waitMs(name, now), this.#waitMs('address', now));
  }

  #waitMs(name: string, now: number): number {
    const budget = this.#budgets.get(name);
    return budget === undefined || budget.remaining > 0 ? 0 : Math.max(0, budget.resetsAt - now);
  }

  /** Counts a call that is about to be sent. */
  spend(name: BudgetName, now: number): void {
    const budget = this.#budgets.get(name);
    if (budget === undefined) return;
    if (now >= budget.resetsAt) {
      budget.remaining = budget.quota;
      budget.resetsAt = now + budget.windowMs;
    }
    budget.remaining -= 1;
  }

  /** Updates the budget from the headers of an answer. */
  note(headers: Headers | null, now: number): void {
    const [, name, r, t] = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(headers?.get('ratelimit') ?? '') ?? [];
    const [, q, w] = /;q=(\d+);w=(\d+)$/.exec(headers?.get('ratelimit-policy') ?? '') ?? [];
    if (name === undefined || q === undefined) return;
    const resetsAt = now + Number(t) * 1000;
    const known = this.#budgets.get(name);
    const isSame = known !== undefined && resetsAt < known.resetsAt + NEXT_WINDOW_MS;
    this.#budgets.set(name, {
      // Answers overtake each other: within a window the lowest counts.
      remaining: isSame ? Math.min(known.remaining, Number(r)) : Number(r),
      ...{ resetsAt, quota: Number(q), windowMs: Number(w) * 1000 },
    });
  }
}
