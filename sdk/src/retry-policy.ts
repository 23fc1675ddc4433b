import type { Outcome } from './attempt.ts';

/**
 * Which calls may be retried. `Always`: reads, and calls that the service executes only once even if repeated.
 * `Refused`: only if the service has certainly not executed the call.
 */
export type Repeatable = 'Always' | 'Refused';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** Whether a retry of the same request may succeed. */
export function isWorthRepeating(outcome: Outcome, repeatable: Repeatable): boolean {
  if (outcome.status === 429) return true;
  if (repeatable === 'Refused') return false;
  if (outcome.kind === 'Answer') {
    const isInProgress = outcome.body?.['errorCode'] === 'ORDER_CREATION_IN_PROGRESS';
    return outcome.status === 408 || outcome.status >= 500 || isInProgress;
  }
  if (outcome.reason === 'Redirected') return false;
  // A 4xx page of a proxy means that the address is wrong; an incomplete success means nothing.
  return outcome.status === null || outcome.status < 400 || outcome.status >= 500;
}

/**
 * Milliseconds to wait before the next try: it doubles from 250 ms up to 8 s, and a random part of 50 to 100 % of it
 * is used, so that many callers do not retry at the same time. If the service sent `Retry-After`, that is added.
 * @param tries  the number of tries so far, from 1
 * @param random  from 0 to 1
 */
export function delayBefore(outcome: Outcome, tries: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return (retryAfterMs(outcome.headers) ?? 0) + longest * (0.5 + random / 2);
}

/** `Retry-After` in milliseconds; `null` if it is missing or not in whole seconds. */
export function retryAfterMs(headers: Headers | null): number | null {
  const value = headers?.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : null;
}
