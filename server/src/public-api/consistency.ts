import { Refusal } from '../core/refusals.ts';
import type { AnyAnswer } from '../http/mount-routes.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../operations/decide-until-fresh.ts';
import type { VenueCache, VenueLookup } from '../store/venue/cache/venue-cache.ts';

/**
 * When the cached keys and venues of this server are compared with the database. No answer is ever stale.
 * - `Fresh`: before the operation runs.
 * - `CheckedMeanwhile`: while it runs on the cache. It runs again if the cache was stale, so it must not write.
 * - `CheckedByStatement`: by the statement that writes, which refuses to write on a stale cache.
 */
export type Consistency = 'Fresh' | 'CheckedMeanwhile' | 'CheckedByStatement';

/** Checks a call and runs its operation with the keys and venues of a lookup. */
type Attempt = (lookup: VenueLookup) => Promise<AnyAnswer | Stale>;

const ATTEMPTS = 5;

/**
 * Answers a call with the consistency of its operation.
 * @throws Refusal of the attempt; SERVICE_UNAVAILABLE when the venue changed during each of five attempts
 */
export function answerConsistently(
  consistency: Consistency,
  cache: VenueCache,
  attempt: Attempt,
): Promise<AnyAnswer> {
  switch (consistency) {
    case 'Fresh':
      return answerFresh(cache, attempt);
    case 'CheckedMeanwhile':
      return answerCheckedMeanwhile(cache, attempt);
    case 'CheckedByStatement':
      return answerCheckedByStatement(cache, attempt);
  }
}

async function answerFresh(cache: VenueCache, attempt: Attempt): Promise<AnyAnswer> {
  const outcome = await decideUntilFresh(ATTEMPTS, isStale, (before) => {
    if (before !== null) cache.forgetVersions();
    return attempt(cache.fresh);
  });
  if (outcome === STALE) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return outcome;
}

/** Answers from the cache while the versions are compared; answers again with fresh versions if they differ. */
async function answerCheckedMeanwhile(cache: VenueCache, attempt: Attempt): Promise<AnyAnswer> {
  const lookup = cache.checked();
  try {
    const outcome = await attempt(lookup);
    if (outcome !== STALE && (await lookup.isCurrent())) return outcome;
  } catch (error) {
    if (!(error instanceof Refusal) || (await lookup.isCurrent())) throw error;
  }
  return answerFresh(cache, attempt);
}

/** A refusal may come from a stale cache: it counts only when the current versions refuse, too. */
async function answerCheckedByStatement(cache: VenueCache, attempt: Attempt): Promise<AnyAnswer> {
  try {
    const outcome = await attempt(cache.cached);
    if (outcome !== STALE) return outcome;
    cache.forgetVersions();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return answerFresh(cache, attempt);
}
