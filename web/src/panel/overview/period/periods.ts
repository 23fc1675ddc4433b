import { addDays } from '../../../time/venue-time.ts';

/** The offered periods, which end today. */
export const PERIOD_NAMES = ['Today', 'Week', 'FourWeeks', 'TwelveWeeks', 'Year'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** A range of days of the venue, both ends included. `step`: whether figures are summed by day, week or month. */
export interface Period {
  from: string;
  to: string;
  step: 'Day' | 'Week' | 'Month';
}

const DAY_MS = 86_400_000;
/** A chart with more bars is not readable on a phone. */
const MOST_DAYS = 45;
const MOST_WEEKS_IN_DAYS = 370;
/** The longest range for which the service gives figures. */
const MOST_MONTHS_IN_DAYS = 1_100;

/** The range of an offered period. Weeks begin on Monday, months on the first. */
export function periodOf(name: PeriodName, today: string): Period {
  switch (name) {
    case 'Today':
      return { from: today, to: today, step: 'Day' };
    case 'Week':
      return { from: addDays(today, -6), to: today, step: 'Day' };
    case 'FourWeeks':
      return { from: addDays(today, -27), to: today, step: 'Day' };
    case 'TwelveWeeks':
      return { from: addDays(mondayOf(today), -77), to: today, step: 'Week' };
    case 'Year':
      return { from: firstOfMonthBefore(today, 11), to: today, step: 'Month' };
  }
}

/** The first and the last day that can be chosen. */
export const EARLIEST_DAY = '2000-01-01';
export const LATEST_DAY = '2099-12-31';

/** Whether a text is a valid date that can be chosen. */
export function isSelectableDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    text >= EARLIEST_DAY &&
    text <= LATEST_DAY &&
    !Number.isNaN(Date.parse(text))
  );
}

/** A typed range, with steps that keep its chart readable; `null` if a date is invalid or the range is too long. */
export function readPeriod(from: string, to: string): Period | null {
  if (!isSelectableDay(from) || !isSelectableDay(to) || from > to) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MOST_MONTHS_IN_DAYS) return null;
  if (days <= MOST_DAYS) return { from, to, step: 'Day' };
  return { from, to, step: days <= MOST_WEEKS_IN_DAYS ? 'Week' : 'Month' };
}

/** The Monday of the week that contains a date. */
export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The first day of the month that is `months` months before the month of a date. */
export function firstOfMonthBefore(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The growth of a figure in percent, rounded; `null` if it was 0 before. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
