import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { Refusal } from '../../core/refusals.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import type { Db } from '../../store/database.ts';
import { findDayReport, type StoredDayReport } from '../../store/ledger/day-reports.ts';
import { venueOperation } from '../venue-operation.ts';
import { toDayReport } from './day-report-resource.ts';
import { DayReportResource } from './day-report-schema.ts';
import { requireReportingVenue } from './reporting-venue.ts';

export const getDayReport = venueOperation({
  operationId: 'getDayReport',
  method: 'GET',
  path: '/venues/{venueId}/day-reports/{reportNumber}',
  tag: 'Day reports',
  summary: 'Read a day report',
  description: 'Returns a day report. It never changes.',
  access: DAY_REPORT_ACCESS.read,
  answers: { 200: { description: 'The report.', schema: DayReportResource } },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED', 'DAY_REPORT_NOT_FOUND'],
  run: async ({ db, cache }, { session, params: { venueId, reportNumber } }) => {
    const venue = await requireReportingVenue({ db, cache }, session, venueId);
    const report = await requireReport(db, venueId, Number(reportNumber));
    const names = await readPersonNames(db, venue, [report.content]);
    return { status: 200, data: toDayReport(report, names, venue) };
  },
});

/** A day report of a venue. @throws Refusal DAY_REPORT_NOT_FOUND */
export async function requireReport(db: Db, venueId: string, number: number): Promise<StoredDayReport> {
  const report = await findDayReport(db, venueId, number);
  if (report === null) throw new Refusal('DAY_REPORT_NOT_FOUND');
  return report;
}
