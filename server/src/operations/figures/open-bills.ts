import { countBill } from '../../core/figures/count-bill.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import { type FigureTally, tallyOf } from '../../core/figures/figure-tally.ts';
import { type DayRules, spanOfDay, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../../store/database.ts';
import { listOpenBillNumbers, type OpenBillNumbers } from '../../store/figures/current-figures.ts';

/** Far more than a restaurant has open on one day. The bills before them count once they are finished. */
export const MOST_OPEN_BILLS = 5_000;

/** What the open bills of today are counted as: their numbers, and what they add to the figures. */
export interface OpenBills {
  numbers: OpenBillNumbers[];
  tally: FigureTally;
}

/** When today begins and ends at a venue. */
export function spanOfToday(venue: DayRules, now: number): Span {
  return spanOfDay(venue, venueDayOf(venue, now));
}

/** The span of today when a range has it; `null` for a range that ends before or begins after it. */
export function openSpanOf(venue: DayRules, { from, to }: DayRange, now: number): Span | null {
  const today = venueDayOf(venue, now);
  return today < from || today > to ? null : spanOfToday(venue, now);
}

/**
 * What the open bills of today add to the figures of a range: what was given away and struck, and the times of the
 * kitchen, but no money. Empty when the range does not have today.
 */
export async function readOpenBills(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<OpenBills> {
  const span = openSpanOf(venue, range, now);
  const numbers = span === null ? [] : await listOpenBillNumbers(db, venueId, span, MOST_OPEN_BILLS);
  return { numbers, tally: tallyOf(numbers.map(({ summary, rounds }) => countBill(summary, rounds, venue))) };
}
