import { billContribution } from '../../core/figures/bill-contribution.ts';
import { tallyOf } from '../../core/figures/figure-tally.ts';
import type { DayRules } from '../../core/venue/hours/venue-day.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { insertTally } from '../../store/figures/tallies.ts';
import {
  deleteUncountedBills,
  lockUncountedBills,
  sumUncountedProducts,
} from '../../store/figures/uncounted-bills.ts';

/** The most bills that one transaction counts. */
const BILLS_AT_ONCE = 100;

/**
 * Adds the finished bills of a venue that are not in its figures yet. Each bill is added exactly once, even if other
 * servers do the same or this server stops halfway.
 * @param venue  its hours decide to which day a bill counts; bills that are already counted keep their day
 * @param stopping  if aborted, the work ends after the current transaction
 * @returns the number of bills that were counted
 */
export async function countBills(
  db: Database,
  venueId: string,
  venue: DayRules,
  stopping?: AbortSignal,
): Promise<number> {
  for (let counted = 0; ; ) {
    const more = await countSome(db, venueId, venue);
    counted += more;
    if (more === 0 || stopping?.aborted) return counted;
  }
}

function countSome(db: Database, venueId: string, venue: DayRules): Promise<number> {
  return inTransaction(db, async (tx) => {
    const uncounted = await lockUncountedBills(tx, venueId, BILLS_AT_ONCE);
    if (uncounted.length === 0) return 0;
    const bills = uncounted.map(({ billId, summary, rounds }) => ({
      billId,
      counted: billContribution(summary, rounds, venue),
    }));
    const days = bills.map(({ billId, counted: { day } }) => ({ billId, day }));
    const products = await sumUncountedProducts(tx, venueId, days);
    await insertTally(tx, venueId, { ...tallyOf(bills.map(({ counted }) => counted)), products });
    await deleteUncountedBills(
      tx,
      venueId,
      bills.map(({ billId }) => billId),
    );
    return uncounted.length;
  });
}
