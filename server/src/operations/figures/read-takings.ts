import { type Movement, takingsOf } from '../../core/figures/takings.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import { type DayRules, venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Db } from '../../store/database.ts';
import {
  findBillOfTakings,
  findFirstDay,
  listUnknownTakings,
  saveTakings,
  sumMovements,
  sumVat,
} from '../../store/figures/takings.ts';

/** Of a venue, far more than an older release saves while servers are replaced. */
const MOST_UNKNOWN = 5_000;

/** What moved on a day of a venue. */
export interface TakingsOfDay {
  /** The first day of which takings are known; `null` before there are any. */
  since: string | null;
  methods: Movement[];
  vat: VatOfRate[];
  vatGivenBack: VatOfRate[];
}

/**
 * Reads the money that moved on a day of a venue, on open bills too. What an older release saved is worked out first, one bill in
 * memory at a time.
 */
export async function readTakings(
  db: Db,
  venueId: string,
  venue: DayRules,
  day: string,
): Promise<TakingsOfDay> {
  for (const billId of await listUnknownTakings(db, venueId, MOST_UNKNOWN)) {
    const bill = await findBillOfTakings(db, venueId, billId);
    if (bill === null) continue;
    await saveTakings(
      db,
      bill,
      takingsOf(bill, (instant) => venueDayOf(venue, instant)),
    );
  }
  return {
    since: await findFirstDay(db, venueId),
    methods: (await sumMovements(db, venueId, day)).filter(isThere),
    vat: await sumVat(db, venueId, day, 'vat'),
    vatGivenBack: await sumVat(db, venueId, day, 'vatGivenBack'),
  };
}

/** Whether anything is left of what moved: a payment that was taken back on its day leaves nothing. */
function isThere({ payments, amountKurus, tipKurus, roundingKurus, refunds }: Movement): boolean {
  return [payments, amountKurus, tipKurus, roundingKurus, refunds].some((one) => one !== 0);
}
