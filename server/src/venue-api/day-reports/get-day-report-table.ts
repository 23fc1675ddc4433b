import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { CSV_FILE, csvFile } from '../../http/answer/csv.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import { venueOperation } from '../venue-operation.ts';
import { requireReport } from './get-day-report.ts';
import { dayReportTable } from './report-table.ts';
import { requireReportingVenue } from './reporting-venue.ts';

export const getDayReportTable = venueOperation({
  operationId: 'getDayReportTable',
  method: 'GET',
  path: '/venues/{venueId}/day-reports/{reportNumber}/table',
  tag: 'Day reports',
  summary: 'Download a day report as a table',
  description:
    'Returns a day report as a CSV file for spreadsheets of the country of the venue, in the same form ' +
    'as `getFigureTable`. Each row names its part of the report. A name that a spreadsheet would run ' +
    'as a formula gets an apostrophe in front.',
  access: DAY_REPORT_ACCESS.read,
  needsProof: 'Recent',
  answers: { 200: CSV_FILE },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED', 'DAY_REPORT_NOT_FOUND'],
  run: async ({ db, cache }, { session, params: { venueId, reportNumber }, language }) => {
    const venue = await requireReportingVenue({ db, cache }, session, venueId);
    const report = await requireReport(db, venueId, Number(reportNumber));
    const names = await readPersonNames(db, venue, [report.content]);
    const bytes = await dayReportTable(report, venue, names, language);
    return { ...csvFile(`day-report-${reportNumber}`), bytes };
  },
});
