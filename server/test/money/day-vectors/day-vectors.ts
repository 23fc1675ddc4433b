import {
  NO_LIFETIME_SUMS,
  nextReportNumber,
  type ReportFigures,
  reportFiguresOf,
} from '../../../src/core/ledger/day-report.ts';
import { createReportTally } from '../../../src/core/ledger/day-sums.ts';
import type { StoredLedgerRow } from '../../../src/core/ledger/ledger-row.ts';

/** The figures of a report that other implementations have to come to. */
export type ExpectedFigures = { number: number } & Pick<ReportFigures, 'days' | 'total' | 'lifetime'>;

/** A report as in `vectors/day.json`: what it is made of, and what it says. */
export interface VectorReport {
  rows: StoredLedgerRow[];
  carriedOver: string[];
  expected: ExpectedFigures;
}

/** What reports say of rows, one after the other, by the code of the service. */
export function figuresOf(reports: readonly Pick<VectorReport, 'rows' | 'carriedOver'>[]): ExpectedFigures[] {
  let before: (ReportFigures & { number: number; generation: number }) | null = null;
  return reports.map(({ rows, carriedOver }) => {
    const tally = createReportTally(before);
    for (const row of rows) tally.add(row);
    const { number: lastRow, generation } = rows.at(-1)!;
    const figures: ReportFigures = reportFiguresOf(tally, {
      ...{ afterRow: before?.lastRow ?? 0, lastRow, beginsAt: null, endsAt: 0, rowsHash: '' },
      unsentActs: [],
      carriedOver: carriedOver.map((billId) => ({ billId }) as ReportFigures['carriedOver'][number]),
      lifetimeBefore: before?.lifetime ?? NO_LIFETIME_SUMS,
    });
    const number = nextReportNumber(before, generation);
    before = { ...figures, number, generation };
    const { days, total, lifetime } = figures;
    return { number, days, total, lifetime };
  });
}
