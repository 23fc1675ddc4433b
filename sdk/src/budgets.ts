/** The budgets of a key that calls spend. */
export type BudgetName = 'read' | 'write';

interface Budget {
  remaining: number;
  resetsAt: number;
  /** Calls in a window, and its length. */
  quota: number;
  windowMs: number;
}

/** A window whose end is announced this much later is a new one. */
const NEXT_WINDOW_MS = 2_000;

/**
 * The rest of each budget, by the `RateLimit` headers of the answers, less the calls since then: a client that checks it
 * before it sends waits for the next window instead of being refused. @see IETF draft "RateLimit header fields for HTTP"
 */
export class Budgets {
  readonly #budgets = new Map<string, Budget>();

  /** Milliseconds until a call of this budget is likely to be answered; 0 for now. */
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

  /** Notes the budgets in an answer's headers. */
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
