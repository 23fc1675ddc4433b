import { serverNow } from '../api/server-clock.ts';
import { type Act, isUnsent } from './act.ts';

/** A younger act is on its way as usual. */
const ON_ITS_WAY_MS = 30_000;

/**
 * How many acts the service does not have, and when the first was made, as the header `Sofra-Unsent` has it.
 * @param isUnderWay  whether the call of an act is being made: its answer will tell
 */
export function unsentOnDevice(
  acts: readonly Act[],
  venueId: string,
  isUnderWay: (act: Act) => boolean,
): string {
  const made = acts
    .filter((act) => act.venueId === venueId && isUnsent(act) && !isUnderWay(act))
    .map(({ madeAt }) => madeAt)
    .filter((madeAt) => madeAt <= Date.now() - ON_ITS_WAY_MS);
  if (made.length === 0) return '0';
  const first = Math.min(...made) - Date.now() + serverNow();
  return `${made.length};${Math.round(first)}`;
}
