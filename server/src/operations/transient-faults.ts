import { Refusal } from '../core/refusals.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { isAborted, isDatabaseUnavailable, isDiskFull, missingResourceOf } from '../store/database-errors.ts';

const DATABASE_UNAVAILABLE_SECONDS = 2;
/** The retry time if a person must first free disk space or memory. */
const RESOURCE_MISSING_SECONDS = 10;
const LOG_AGAIN_MS = 10_000;

/**
 * Turns temporary database errors into refusals. An error that needs a person, such as a full disk, is logged at most every ten
 * seconds.
 * @param noteFullDisk  called when the disk of the database is full
 */
export function transientFaults(
  clock: Clock,
  log: Logger,
  noteFullDisk: () => void,
): (error: unknown) => Refusal | null {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const missing = missingResourceOf(error);
    if (isDiskFull(error)) noteFullDisk();
    if (missing !== null && clock.now() - loggedAt >= LOG_AGAIN_MS) {
      loggedAt = clock.now();
      log.error({ reason: (error as Error).message }, `${missing}; calls that write are answered 503`);
    }
    if (missing !== null)
      return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RESOURCE_MISSING_SECONDS });
    return isDatabaseUnavailable(error) || isAborted(error)
      ? new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: DATABASE_UNAVAILABLE_SECONDS })
      : null;
  };
}
