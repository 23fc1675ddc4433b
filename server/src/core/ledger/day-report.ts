import type { UnsentDevice } from '../access/unsent-acts.ts';
import type { OrderType } from '../order-type.ts';
import type { DaySums, ReportSums, ReportTally } from './day-sums.ts';

/** A bill that was open when a report ended. */
export interface CarriedBill {
  billId: string;
  number: number;
  type: OrderType;
  tableName: string | null;
  /** The business day on which the bill was opened. */
  businessDate: string;
  totalKurus: number;
  paidKurus: number;
}

/** The sums of a venue from the beginning of its ledger to the end of a report. */
export interface LifetimeSums {
  bills: number;
  salesKurus: number;
  /** Payments minus refunds and reversed payments. */
  takenKurus: number;
  refundKurus: number;
}

export const NO_LIFETIME_SUMS: LifetimeSums = { bills: 0, salesKurus: 0, takenKurus: 0, refundKurus: 0 };

/** The figures of the ledger rows after `afterRow`, up to `lastRow`. */
export interface ReportFigures {
  /** The number of the last row of the previous report; 0 for the first report. */
  afterRow: number;
  lastRow: number;
  /** The end of the previous report (ms); `null` for the first report. */
  beginsAt: number | null;
  /** When the report ends (ms): when a person closed the day, or when the next business day began. */
  endsAt: number;
  days: { date: string; sums: DaySums }[];
  total: ReportSums;
  /** The bills that are still open, by number. */
  carriedOver: CarriedBill[];
  /** The shared devices that reported acts which they had not sent yet. These acts will be in a later report. */
  unsentActs: UnsentDevice[];
  lifetime: LifetimeSums;
  /** SHA-256 of the rows, in hexadecimal. */
  rowsHash: string;
}

/** The stored content of a day report. The hash of this content is stored next to it. */
export interface DayReportContent extends ReportFigures {
  number: number;
  /** How often the database was restored from an earlier state, see {@link StoredLedgerRow}. */
  generation: number;
  /** When the report was made (ms). */
  madeAt: number;
  /** The person who closed the day; `null` if the service closed it, without a count. */
  personId: string | null;
  /** The hash of the previous report; `null` for the first report. */
  hashBefore: string | null;
}

/** The range of a report, and everything about it that is not calculated from its rows. */
export type ReportRange = Pick<
  ReportFigures,
  'afterRow' | 'lastRow' | 'beginsAt' | 'endsAt' | 'carriedOver' | 'unsentActs' | 'rowsHash'
> & {
  lifetimeBefore: LifetimeSums;
};

/** The figures of a report. @param tally  has added up all rows of the range */
export function reportFiguresOf(
  tally: ReportTally,
  { lifetimeBefore: before, carriedOver, unsentActs, rowsHash, ...range }: ReportRange,
): ReportFigures {
  const total = tally.total();
  const lifetime = {
    bills: before.bills + total.bills,
    salesKurus: before.salesKurus + total.salesKurus,
    takenKurus: before.takenKurus + takenKurusOf(total),
    refundKurus: before.refundKurus + total.methods.reduce((sum, { refundKurus }) => sum + refundKurus, 0),
  };
  return { ...range, days: tally.days(), total, carriedOver, unsentActs, lifetime, rowsHash };
}

/** The money that a venue took in: payments with rounding and tips, minus refunds, in kuruş. */
export function takenKurusOf({ methods }: Pick<DaySums, 'methods'>): number {
  return methods.reduce(
    (sum, { amountKurus, roundingKurus, tipKurus, refundKurus }) =>
      sum + amountKurus + roundingKurus + tipKurus - refundKurus,
    0,
  );
}

/** More than the number of reports that can be lost when a database is restored from an earlier state. */
const NUMBERS_OF_A_GENERATION = 1_000;

/**
 * The number of the next report. In a new generation it is higher than all numbers that lost reports may have on paper.
 * @param before  the previous report; `null` if there is none
 * @param generation  the generation of the last row of the next report
 */
export function nextReportNumber(
  before: { number: number; generation: number } | null,
  generation: number,
): number {
  const { number, generation: last } = before ?? { number: 0, generation: 0 };
  return number + 1 + NUMBERS_OF_A_GENERATION * (generation - last);
}
