import { Type } from 'typebox';
import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { closeDay as close } from '../../operations/ledger/close-day.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import { inFigureTurn } from '../figures/figure-turns.ts';
import { venueOperation } from '../venue-operation.ts';
import { toDayReport } from './day-report-resource.ts';
import { DayReportResource } from './day-report-schema.ts';
import { requireReportingVenue } from './reporting-venue.ts';

export const closeDay = venueOperation({
  operationId: 'closeDay',
  method: 'POST',
  path: '/venues/{venueId}/day-reports',
  tag: 'Day reports',
  summary: 'Close the day',
  description:
    'Creates the day report of everything since the last report: closed bills, payments and other ' +
    'money movements, and deductions. Open bills are carried over and listed. A report never changes. ' +
    'Send `after`, the number of the last report that the person saw: if there is already a newer ' +
    'report, the call returns it and creates none, so that a repeat, a double tap or two people ' +
    'closing the day create only one report. If no one closes a day, the service does it after the ' +
    'next day has begun.',
  access: DAY_REPORT_ACCESS.close,
  body: Type.Object(
    {
      after: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description:
            'The `number` of the last report; 0 if there is none. Left out: a repeat of the call creates ' +
            'another report.',
        }),
      ),
    },
    { examples: [{ after: 0 }] },
  ),
  answers: { 200: { description: 'The report.', schema: DayReportResource } },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED', 'DAY_IS_EMPTY'],
  invalidCode: 'CONTENT_INVALID',
  run: (parts, { session, params: { venueId }, body, now }) =>
    inFigureTurn(parts, session, async ({ db, cache }) => {
      const venue = await requireReportingVenue({ db, cache }, session, venueId);
      const by = { personId: session.accountId, mailTo: venue.dayReportEmails };
      const day = { ...by, now, end: { now }, after: body.after ?? null };
      const report = await close(db, venueId, day);
      const names = await readPersonNames(db, venue, [report.content]);
      return { status: 200, data: toDayReport(report, names, venue) };
    }),
});
