import { addDays } from '../../../time/venue-time.ts';
import { firstOfMonthBefore, mondayOf, type Period } from '../period/periods.ts';

export type RangeName = 'Today' | 'Yesterday' | 'Week' | 'Month' | 'LastMonth';

/** The offered ranges. Weeks begin on Monday; this week and this month end today. */
export function offeredRanges(today: string): Record<RangeName, Period> {
  const yesterday = addDays(today, -1);
  const month = firstOfMonthBefore(today, 0);
  const range = (from: string, to: string): Period => ({ from, to, step: 'Day' });
  return {
    Today: range(today, today),
    Yesterday: range(yesterday, yesterday),
    Week: range(mondayOf(today), today),
    Month: range(month, today),
    LastMonth: range(firstOfMonthBefore(today, 1), addDays(month, -1)),
  };
}
