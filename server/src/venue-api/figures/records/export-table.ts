import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../../core/access/policies/money/figures.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { CSV_FILE, csvDialectOf, csvFile, csvLines } from '../../../http/answer/csv.ts';
import { requireCountedVenue, requireRange } from '../../../operations/figures/read-figures.ts';
import { venueOperation } from '../../venue-operation.ts';
import { rangeParameters } from '../figure-resource.ts';
import { recordRows } from './record-rows.ts';

export const exportTable = venueOperation({
  operationId: 'exportTable',
  method: 'GET',
  path: '/venues/{venueId}/figures/records/{records}/table',
  tag: 'Figures',
  summary: 'Export records as a table',
  description:
    'Returns closed bills, their lines, payments or refunds of a range as a CSV file, in the same form ' +
    'as `getFigureTable`. The file is sent in pieces; if the connection breaks, it is not complete. It ' +
    'contains names of staff, but no data of guests.',
  access: FIGURE_ACCESS.read,
  needsProof: 'Recent',
  query: Type.Object(rangeParameters),
  answers: { 200: CSV_FILE },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async ({ db, cache, listTurns }, { session, params: { venueId, records }, query, language, now }) => {
    const { venue } = await requireCountedVenue(cache, venueId);
    const range = requireRange(query, venueDayOf(venue, now));
    const rows = recordRows(db, venue, records, range, language);
    const lines = csvLines(rows, csvDialectOf(venue.countryCode));
    return {
      ...csvFile(`${records}-${range.from}-${range.to}`),
      textPieces: listTurns.inPieces(session.venueId, lines),
    };
  },
});
