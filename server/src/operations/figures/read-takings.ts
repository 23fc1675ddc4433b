import type { Movement } from '../../core/figures/takings.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import type { Db } from '../../store/database.ts';
import { findFirstDay, sumMovements, sumVat } from '../../store/figures/takings.ts';

/** What moved on a day of a venue. */
export interface TakingsOfDay {
  /** The first day of which takings are known; `null` before there are any. */
  since: string | null;
  methods: Movement[];
  vat: VatOfRate[];
  vatGivenBack: VatOfRate[];
}

/** Reads the money that moved on a day of a venue, on open bills too. */
export async function readTakings(db: Db, venueId: string, day: string): Promise<TakingsOfDay> {
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
