import type { Outcome } from './attempt.ts';

/**
 * Which calls may be sent again. `Always`: reads, and calls that the service does once however often they come. `Refused`:
 * only calls that the service has certainly not done.
 */
export type Repeatable = 'Always' | 'Refused';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** Whether sending the same request again may succeed. */
export function isWorthRepeating(outcome: Outcome, repeatable: Repeatable): boolean {
  if (outcome.status === 429) return true;
  if (repeatable === 'Refused') return false;
  if (outcome.kind === 'Answer') {
    const isInProgress = outcome.body?.['errorCode'] === 'ORDER_CREATION_IN_PROGRESS';
    return outcome.status === 408 || outcome.status >= 500 || isInProgress;
  }
  if (outcome.reason === 'Redirected') return false;
  // A proxy's page with 4xx means that the address is wrong; a cut body of a success means nothing.
  return outcome.status === null || outcome.status < 400 || outcome.status >= 500;
}

/**
 * Milliseconds to wait before the next try: doubling from 250 ms up to 8 s, of that half to all by chance, so
 * that many callers do not come back at once; and `Retry-After` before that, if the service sent it.
 * @param tries  how many were made, from 1
 * @param random  from 0 to 1
 */
export function delayBefore(outcome: Outcome, tries: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
  return (retryAfterMs(outcome.headers) ?? 0) + longest * (0.5 + random / 2);
}

/** `Retry-After` in milliseconds; `null` when there is none in whole seconds. */
export function retryAfterMs(headers: Headers | null): number | null {
  const value = headers?.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : null;
}
