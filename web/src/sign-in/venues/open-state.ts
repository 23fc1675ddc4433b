import type { Schemas } from '../../api/client.ts';
import { dateAt, timeAt } from '../../time/venue-time.ts';

type Profile = Pick<Schemas['VenueProfile'], 'timeZone' | 'evening'>;

/** Whether a venue is open: until when, or from when on; `null` where no hours were entered. */
export type OpenState = { kind: 'Open' | 'Opens'; at: string } | { kind: 'Closed' } | null;

/** How a venue is by its hours at an instant in milliseconds. Hours may last past midnight. */
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
