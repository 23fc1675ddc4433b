import type { Schemas } from '../../api/client.ts';
import { dateAt, timeAt } from '../../time/venue-time.ts';

type Profile = Pick<Schemas['VenueProfile'], 'timeZone' | 'evening'>;

/**
 * Whether a venue is open. `at`: the time until which it is open, or when it opens, `HH:mm`; `null` if it has no
 * opening hours.
 */
export type OpenState = { kind: 'Open' | 'Opens'; at: string } | { kind: 'Closed' } | null;

/** Whether a venue is open at a time in milliseconds since 1970. Opening hours may end after midnight. */
export function openStateOf({ timeZone, evening: { date, hours } }: Profile, now: number): OpenState {
  if (hours === null) return null;
  const { opensAt, closesAt, isClosed } = hours;
  if (isClosed || opensAt === null || closesAt === null) return { kind: 'Closed' };
  const time = timeAt(now, timeZone);
  const isPastMidnight = dateAt(now, timeZone) > date;
  const lastsPastMidnight = closesAt <= opensAt;
  if (isPastMidnight)
    return lastsPastMidnight && time < closesAt ? { kind: 'Open', at: closesAt } : { kind: 'Closed' };
  if (time < opensAt) return { kind: 'Opens', at: opensAt };
  return lastsPastMidnight || time < closesAt ? { kind: 'Open', at: closesAt } : { kind: 'Closed' };
}
