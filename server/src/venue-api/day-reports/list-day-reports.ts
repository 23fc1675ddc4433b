import { Type } from 'typebox';
import { DAY_REPORT_ACCESS } from '../../core/access/policies/money/day-reports.ts';
import { cursorPageSchema, cursorParameters } from '../../http/answer/page.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import { listDayReports as list } from '../../store/ledger/day-reports.ts';
import { inFigureTurn } from '../figures/figure-turns.ts';
import { venueOperation } from '../venue-operation.ts';
import { toDayReportSummary } from './day-report-resource.ts';
import { DayReportSummary } from './day-report-schema.ts';
import { requireReportingVenue } from './reporting-venue.ts';

const CURSOR_EXAMPLE = 'below-12';
const USUAL_SIZE = 31;

export const listDayReports = venueOperation({
  operationId: 'listDayReports',
  method: 'GET',
  path: '/venues/{venueId}/day-reports',
  tag: 'Day reports',
  summary: 'List the day reports',
  description: 'Lists the day reports of a venue with their most important figures, newest first.',
  access: DAY_REPORT_ACCESS.read,
  query: Type.Object(cursorParameters('^below-[0-9]{1,15}$', CURSOR_EXAMPLE)),
  answers: {
    200: { description: 'A page of reports.', schema: cursorPageSchema(DayReportSummary, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE', 'PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED'],
  run: (parts, { session, params: { venueId }, query }) =>
    inFigureTurn(parts, session, async ({ db, cache }) => {
      const venue = await requireReportingVenue({ db, cache }, session, venueId);
      const { cursor, pageSize = USUAL_SIZE } = query;
      const below = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor.split('-')[1]);
      const found = await list(db, venueId, below, pageSize + 1);
      const reports = found.slice(0, pageSize);
      const people = reports.map(({ content: { personId } }) => ({ personId }));
      const names = await readPersonNames(db, venue, people);
      const last = reports.at(-1)?.content.number;
      return {
        status: 200,
        data: {
          items: reports.map((report) => toDayReportSummary(report, names)),
          nextCursor: found.length > pageSize ? `below-${last}` : null,
        },
      };
    }),
});
