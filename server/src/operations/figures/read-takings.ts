import type { MoneyMovement } from '../../core/figures/takings.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import type { Db } from '../../store/database.ts';
import { findFirstDay, sumMovements, sumVat } from '../../store/figures/takings.ts';

/** The money that moved on a day of a venue. */
export interface TakingsOfDay {
  /** The first day with known takings; `null` if there are none yet. */
  since: string | null;
  methods: MoneyMovement[];
  vat: VatOfRate[];
  vatGivenBack: VatOfRate[];
}

/** Reads the money that moved on a day of a venue, including payments on open bills. */
export async function readTakings(db: Db, venueId: string, day: string): Promise<TakingsOfDay> {
  return {
    since: await findFirstDay(db, venueId),
    methods: (await sumMovements(db, venueId, day)).filter(hasAmount),
    vat: await sumVat(db, venueId, day, 'vat'),
    vatGivenBack: await sumVat(db, venueId, day, 'vatGivenBack'),
  };
}

/** Whether a movement has a value other than 0: a payment that was reversed on the same day has none. */
function hasAmount({ payments, amountKurus, tipKurus, roundingKurus, refunds }: MoneyMovement): boolean {
  return [payments, amountKurus, tipKurus, roundingKurus, refunds].some((one) => one !== 0);
}
