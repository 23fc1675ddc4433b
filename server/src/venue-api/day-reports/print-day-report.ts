import { Type } from 'typebox';
import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { uuid } from '../../http/schema.ts';
import { printReport } from '../../operations/ledger/print-report.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { requireReport } from './get-day-report.ts';
import { requireReportingVenue } from './reporting-venue.ts';

export const printDayReport = venueOperation({
  operationId: 'printDayReport',
  method: 'POST',
  path: '/venues/{venueId}/day-reports/{reportNumber}/print',
  tag: 'Day reports',
  summary: 'Print a day report',
  description:
    'Puts a day report in the queue of the first printer for bills, in the language of the venue’s ' +
    'papers. It is printed without products; the table of the report has them. After 15 minutes it is ' +
    'no longer printed.',
  access: DAY_REPORT_ACCESS.read,
  answers: {
    200: {
      description: 'It is in the queue of the printer.',
      schema: Type.Object({ printerId: uuid('The printer.') }, { title: 'DayReportPrint' }),
    },
  },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED', 'DAY_REPORT_NOT_FOUND', 'BILL_NOT_PRINTABLE'],
  run: async (parts, { session, params: { venueId, reportNumber }, now }) => {
    await requireReportingVenue(parts, session, venueId);
    const report = await requireReport(parts.db, venueId, Number(reportNumber));
    const printerId = await printReport(parts, await requireVenue(parts.cache, venueId), report, now);
    parts.printSoon();
    return { status: 200, data: { printerId } };
  },
});
