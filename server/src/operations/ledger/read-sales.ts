import { type DayRange, rangeLastYear, rangeSpanOf } from '../../core/figures/day-range.ts';
import { type RangeSums, sumOfRange } from '../../core/ledger/range-sums.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { listDatedReports } from '../../store/ledger/day-reports.ts';
import { type PersonNames, readPersonNames } from './person-names.ts';
import { readDates, readRangeSums } from './read-dates.ts';

/** The sales and payments of a range of business dates, and of the same range one year before. */
export interface ComparedSales {
  range: DayRange;
  /** The range 52 weeks earlier, with the same weekdays. */
  before: DayRange;
  sums: RangeSums;
  sumsBefore: RangeSums;
  /** The names of the people in both ranges. */
  names: PersonNames;
}

/** Reads the sales of a range. @param today  the present day of the venue */
export async function readSales(
  db: Db,
  venue: Venue,
  range: DayRange,
  today: string,
): Promise<ComparedSales> {
  const before = rangeLastYear(range);
  const sums = await readRangeSums(db, venue.id, range, today);
  const sumsBefore = await readRangeSums(db, venue.id, before, today);
  const names = await readPersonNames(db, venue, [{ total: sums }, { total: sumsBefore }]);
  return { range, before, sums, sumsBefore, names };
}

/** The sums of a business date that an accountant needs. */
export type BookedSums = Omit<RangeSums, 'categories' | 'acts' | 'people'>;

export interface BookedDay {
  date: string;
  /** The numbers of the day reports that include rows of this date. */
  reports: number[];
  sums: BookedSums;
}

/** The business dates of a range that have something to book, by date, with their sums. */
export interface BookedDays {
  days: BookedDay[];
  /** The numbers of the day reports that include rows of the range. */
  reports: number[];
  total: BookedSums;
}

/** Reads the sums to book of each business date in a range. @param today  the present day of the venue */
export async function readBookedDays(
  db: Db,
  venue: Venue,
  range: DayRange,
  today: string,
): Promise<BookedDays> {
  const dates: { date: string; sums: BookedSums }[] = [];
  let lastRow = 0;
  for await (const one of readDates(db, venue.id, range, today)) {
    const { categories, acts, people, ...sums } = one.sums;
    lastRow = Math.max(lastRow, one.lastRow);
    if (isBooked(sums)) dates.push({ date: one.date, sums });
  }
  const { startsAt } = rangeSpanOf(venue, range);
  const reports = await listDatedReports(db, venue.id, startsAt, lastRow);
  const byDate = new Map<string, number[]>(dates.map(({ date }) => [date, []]));
  for (const { number, dates: of } of reports) for (const date of of) byDate.get(date)?.push(number);
  const days = dates.map(({ date, sums }) => ({ date, reports: byDate.get(date)!, sums }));
  const { categories, acts, people, ...total } = sumOfRange(
    days.map(({ sums }) => ({ ...sums, categories: [], acts: [], people: [] })),
  );
  return { days, reports: [...new Set(days.flatMap((day) => day.reports))], total };
}

/** Whether a date has anything to book. Counts of drawers, and lines removed before a bill was closed, are not booked. */
function isBooked({ bills, cancelledBills, methods, fiscal }: BookedSums): boolean {
  return bills + cancelledBills + methods.length + fiscal.length > 0;
}
