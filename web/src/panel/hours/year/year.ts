import type { Schemas } from '../../../api/client.ts';
import { WEEKDAYS, type Weekday, weekdayOf } from '../../weekdays.ts';

export type SpecialDay = Schemas['SpecialDay'];

/** The state of a date, from its weekday or its special day. `Unset`: orders are never checked against hours. */
export interface YearDay {
  date: string;
  kind: 'Open' | 'Closed' | 'Unset';
  hours: { opensAt: string; closesAt: string } | null;
  special: SpecialDay | null;
}

export interface YearMonth {
  /** From 1 for January. */
  month: number;
  /** The number of empty cells before the first day, in weeks that begin on Monday. */
  lead: number;
  days: YearDay[];
}

type Calendar = Pick<Schemas['Settings'], 'workingHours' | 'specialDays'>;

/** The months of a year with the state of each date. */
export function yearOf(year: number, { workingHours, specialDays }: Calendar): YearMonth[] {
  const ofWeekday = new Map<Weekday, Schemas['DayHours']>(workingHours.map((one) => [one.day, one]));
  const ofDate = new Map(specialDays.map((one) => [one.date, one]));
  return Array.from({ length: 12 }, (_, at) => {
    const month = at + 1;
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    const lead = WEEKDAYS.indexOf(weekdayOf(first));
    const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const days = Array.from({ length: count }, (_, day) => {
      const date = `${first.slice(0, 8)}${String(day + 1).padStart(2, '0')}`;
      const special = ofDate.get(date) ?? null;
      const own = special ?? ofWeekday.get(weekdayOf(date)) ?? null;
      return { date, special, ...kindOf(own) };
    });
    return { month, lead, days };
  });
}

function kindOf(own: Pick<SpecialDay, 'opensAt' | 'closesAt' | 'isClosed'> | null) {
  if (own === null) return { kind: 'Unset' as const, hours: null };
  const { opensAt, closesAt, isClosed } = own;
  if (isClosed || opensAt === null || closesAt === null) return { kind: 'Closed' as const, hours: null };
  return { kind: 'Open' as const, hours: { opensAt, closesAt } };
}

const DAY_MS = 86_400_000;

/**
 * The dates from one to another, both included. Empty if the end is before the beginning, or if there are more than
 * `most` dates: while a person types a year, the date may be long ago.
 */
export function datesBetween(from: string, until: string, most: number): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = (Date.parse(`${until}T00:00:00Z`) - first) / DAY_MS + 1;
  if (!(count >= 1 && count <= most)) return [];
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

/**
 * The short names of the weekdays: three letters, or one letter if the three are the same for several days,
 * as in Arabic.
 */
export function shortWeekdayNames(namesIn: (style: 'short' | 'narrow') => string[]): string[] {
  const heads = namesIn('short').map((name) => name.slice(0, 3));
  return new Set(heads).size === heads.length ? heads : namesIn('narrow');
}
