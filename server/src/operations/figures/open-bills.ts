import { type CountedBill, countBill } from '../../core/figures/count-bill.ts';
import type { DayRange } from '../../core/figures/day-range.ts';
import { type FigureTally, tallyOf } from '../../core/figures/figure-tally.ts';
import { type DayRules, dayStartsAt, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import { listOpenBillsToCount } from '../../store/figures/current-figures.ts';
import type { UncountedBill } from '../../store/figures/uncounted-bills.ts';

/** Bills that one statement reads: they are in memory together. */
const BILLS_AT_ONCE = 100;
/** Far more than a restaurant has open on one day. The bills before them count once they are finished. */
const MOST_BILLS = 5_000;

const NOTHING: FigureTally = tallyOf([]);

/**
 * What the open bills of today add to the figures of a range: what was ordered, given away and struck, and the
 * times of the kitchen, but no money. Empty when the range ends before today.
 */
export async function tallyOpenBills(
  db: Db,
  venueId: string,
  venue: DayRules,
  { from, to }: DayRange,
  now: number,
): Promise<FigureTally> {
  const today = venueDayOf(venue, now);
  if (today < from || today > to) return NOTHING;
  const startsAt = dayStartsAt(venue, today);
  const counted: CountedBill[] = [];
  for (let last: UncountedBill['bill'] | null = null; counted.length < MOST_BILLS; ) {
    const some: UncountedBill[] = await listOpenBillsToCount(db, venueId, startsAt, last, BILLS_AT_ONCE);
    counted.push(...some.map(({ bill, changes }) => countBill(bill, changes, venue)));
    if (some.length < BILLS_AT_ONCE) break;
    last = some.at(-1)!.bill;
  }
  return tallyOf(counted.filter(({ day }) => day === today));
}
