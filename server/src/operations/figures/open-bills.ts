import { billContribution } from '../../core/figures/bill-contribution.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import { type FigureTally, tallyOf } from '../../core/figures/figure-tally.ts';
import { type DayRules, spanOfDay, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../../store/database.ts';
import { listOpenBillNumbers, type OpenBillNumbers } from '../../store/figures/current-figures.ts';

/** Far more than a restaurant has open on one day. Older open bills count once they are finished. */
export const MOST_OPEN_BILLS = 5_000;

/** The open bills of today: their numbers, and what they add to the figures. */
export interface OpenBills {
  numbers: OpenBillNumbers[];
  tally: FigureTally;
}

/** When today begins and ends at a venue. */
export function spanOfToday(venue: DayRules, now: number): Span {
  return spanOfDay(venue, venueDayOf(venue, now));
}

/** The span of today if a range includes it; else `null`. */
export function spanOfTodayIn(venue: DayRules, { from, to }: DayRange, now: number): Span | null {
  const today = venueDayOf(venue, now);
  return today < from || today > to ? null : spanOfToday(venue, now);
}

/**
 * What the open bills of today add to the figures of a range: comps, struck lines and the times of the kitchen, but no
 * money. Empty if the range does not include today.
 */
export async function readOpenBills(
  db: Db,
  venueId: string,
  venue: DayRules,
  range: DayRange,
  now: number,
): Promise<OpenBills> {
  const span = spanOfTodayIn(venue, range, now);
  const numbers = span === null ? [] : await listOpenBillNumbers(db, venueId, span, MOST_OPEN_BILLS);
  return {
    numbers,
    tally: tallyOf(numbers.map(({ summary, rounds }) => billContribution(summary, rounds, venue))),
  };
}
