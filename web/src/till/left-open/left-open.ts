import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

type VenueDay = Pick<Schemas['VenueProfile'], 'businessDate' | 'businessDateEndsAt'>;

/** Whether a bill of an earlier business day is still open: its guests have left, but no one closed it. */
export function isLeftOpen({ state, businessDate }: Bill, day: VenueDay, now: number): boolean {
  if (state !== 'Open') return false;
  // If the business day of the loaded profile has ended, every open bill counts as left open until the profile is read
  // again.
  return businessDate < day.businessDate || now >= Date.parse(day.businessDateEndsAt);
}
