import { Refusal } from '../core/refusals.ts';
import type { AnyAnswer } from '../http/answer/answer.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../operations/decide-until-fresh.ts';
import type { VenueCache, VenueLookup } from '../store/venue/cache/venue-cache.ts';

/**
 * When the cached keys and venues of this server are compared with the database. No answer is ever stale.
 * - `Fresh`: before the operation runs.
 * - `CheckedByStatement`: by the statement that writes, which refuses to write on a stale cache.
 */
export type Consistency = 'Fresh' | 'CheckedByStatement';

/** Checks a call and runs its operation with the keys and venues of a lookup. */
type Attempt = (lookup: VenueLookup) => Promise<AnyAnswer | Stale>;

const ATTEMPTS = 5;

/**
 * Answers a call with the consistency of its operation. What an attempt with a stale cache says counts only when one with
 * the current versions says it, too.
 * @throws Refusal of the attempt; SERVICE_UNAVAILABLE when the venue changed during each of five attempts
 */
export async function answerConsistently(
  consistency: Consistency,
  cache: VenueCache,
  attempt: Attempt,
): Promise<AnyAnswer> {
  if (consistency === 'CheckedByStatement') {
    try {
      const outcome = await attempt(cache.cached);
      if (outcome !== STALE) return outcome;
      cache.forgetVersions();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const outcome = await decideUntilFresh(ATTEMPTS, isStale, (before) => {
    if (before !== null) cache.forgetVersions();
    return attempt(cache.fresh);
  });
  if (outcome === STALE) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return outcome;
}
