import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

type VenueDay = Pick<Schemas['VenueProfile'], 'businessDate' | 'businessDateEndsAt'>;

/** Whether an open bill is of an earlier day of the venue: its guests have gone, and it was not closed. */
export function isLeftOpen({ state, businessDate }: Bill, day: VenueDay, now: number): boolean {
  if (state !== 'Open') return false;
  // Until the profile is loaded again, every bill of a past day counts as left open.
  return businessDate < day.businessDate || now >= Date.parse(day.businessDateEndsAt);
}
