import { serverTimeAt } from '../api/server-clock.ts';
import { type Act, isUnsent } from './act.ts';

/** Acts that are younger than this are not counted: they are being sent as usual. */
const ON_ITS_WAY_MS = 30_000;

/**
 * The number of unsent acts of a venue and when the first was made, in the format of the `Sofra-Unsent` header.
 * @param isUnderWay  whether the call of an act is running: such an act is not counted, because its answer will come
 */
export function formatUnsentHeader(
  acts: readonly Act[],
  venueId: string,
  isUnderWay: (act: Act) => boolean,
): string {
  const made = acts
    .filter((act) => act.venueId === venueId && isUnsent(act) && !isUnderWay(act))
    .map(({ madeAt }) => madeAt)
    .filter((madeAt) => madeAt <= Date.now() - ON_ITS_WAY_MS);
  if (made.length === 0) return '0';
  return `${made.length};${Math.round(serverTimeAt(Math.min(...made)))}`;
}
