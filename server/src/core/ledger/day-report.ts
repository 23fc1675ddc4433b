import type { UnsentDevice } from '../access/unsent-acts.ts';
import type { OrderType } from '../order-type.ts';
import type { DaySums, ReportSums, SumsTally } from './day-sums.ts';

/** A bill that was open when a report ended. */
export interface CarriedBill {
  billId: string;
  number: number;
  type: OrderType;
  tableName: string | null;
  /** The venue's day on which it was opened. */
  businessDate: string;
  totalKurus: number;
  paidKurus: number;
}

/** What a venue sold and took since its ledger began, up to a report. */
export interface LifetimeSums {
  bills: number;
  salesKurus: number;
  /** Money that was taken, less what was given back and taken back. */
  takenKurus: number;
  refundKurus: number;
}

export const NO_LIFETIME: LifetimeSums = { bills: 0, salesKurus: 0, takenKurus: 0, refundKurus: 0 };

/** What rows of the ledger after one number up to another say. */
export interface ReportFigures {
  /** The number of the last row of the report before; 0 for the first one. */
  afterRow: number;
  lastRow: number;
  /** The end of the report before (ms); `null` for the first one. */
  beginsAt: number | null;
  /** When it ends (ms): when the day was closed, or when the next day of the venue began. */
  endsAt: number;
  days: { date: string; sums: DaySums }[];
  total: ReportSums;
  /** Open bills, by number. */
  carriedOver: CarriedBill[];
  /** What shared devices said that they had not sent then: it will be in a later report. */
  unsentActs: UnsentDevice[];
  lifetime: LifetimeSums;
  /** SHA-256 of the rows, in hexadecimal. */
  rowsHash: string;
}

/** What a day report says, as it is kept. It has a hash of its own beside it. */
export interface DayReportContent extends ReportFigures {
  number: number;
  /** How often the database continued from an earlier moment: see the ledger. */
  generation: number;
  /** When it was made (ms). */
  madeAt: number;
  /** Who closed the day; `null` if the service did, without a count. */
  personId: string | null;
  /** The hash of the report before; `null` for the first one. */
  hashBefore: string | null;
}

/** Where a report ends, and what came before it. */
export type ReportRange = Pick<
  ReportFigures,
  'afterRow' | 'lastRow' | 'beginsAt' | 'endsAt' | 'carriedOver' | 'unsentActs' | 'rowsHash'
> & {
  lifetimeBefore: LifetimeSums;
};

/** The figures of a range, of the rows that were added up. */
export function reportFiguresOf(
  tally: SumsTally,
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

/** The money that is there of some movements: what settled bills, with rounding and tips, less what was given back, in kuruş. */
export function takenKurusOf({ methods }: Pick<DaySums, 'methods'>): number {
  return methods.reduce(
    (sum, { amountKurus, roundingKurus, tipKurus, refundKurus }) =>
      sum + amountKurus + roundingKurus + tipKurus - refundKurus,
    0,
  );
}

/** Above all reports that a venue can have made before a database went on from an earlier moment. */
const NUMBERS_OF_A_GENERATION = 1_000;

/**
 * The number of the next report. In a new generation it is above all that paper may bear.
 * @param before  the report before; `null` for none
 * @param generation  of the last row of the next one
 */
export function nextReportNumber(
  before: { number: number; generation: number } | null,
  generation: number,
): number {
  const { number, generation: last } = before ?? { number: 0, generation: 0 };
  return number + 1 + NUMBERS_OF_A_GENERATION * (generation - last);
}
