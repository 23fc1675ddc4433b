import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import { readRange } from '../../operations/ledger/read-range.ts';
import { findLastReport } from '../../store/ledger/day-reports.ts';
import { inFigureTurn } from '../figures/figure-turns.ts';
import { venueOperation } from '../venue-operation.ts';
import { toDaySoFar } from './day-report-resource.ts';
import { DaySoFarResource } from './day-report-schema.ts';
import { requireReportingVenue } from './reporting-venue.ts';

export const getDaySoFar = venueOperation({
  operationId: 'getDaySoFar',
  method: 'GET',
  path: '/venues/{venueId}/day-reports/so-far',
  tag: 'Day reports',
  summary: 'Read the day so far',
  description:
    'Returns what a day report would contain now: everything since the last report. It has no number, ' +
    'and no report is created.',
  access: DAY_REPORT_ACCESS.read,
  answers: { 200: { description: 'The day so far.', schema: DaySoFarResource } },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, now }) =>
    inFigureTurn(parts, session, async ({ db, cache }) => {
      const venue = await requireReportingVenue({ db, cache }, session, venueId);
      const { figures } = await readRange(db, venueId, await findLastReport(db, venueId), { now });
      const names = await readPersonNames(db, venue, [figures]);
      return { status: 200, data: toDaySoFar(figures, names, venue) };
    }),
});
