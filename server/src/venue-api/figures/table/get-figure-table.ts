import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../../core/access/policies/money/figures.ts';
import { CSV_FILE, csvDialectOf, csvFile, toCsv } from '../../../http/answer/csv.ts';
import { venueOperation } from '../../venue-operation.ts';
import { rangeParameters, stepParameter } from '../figure-resource.ts';
import { inFigureTurn } from '../figure-turns.ts';
import { rowsOfTable } from './table-rows.ts';

export const getFigureTable = venueOperation({
  operationId: 'getFigureTable',
  method: 'GET',
  path: '/venues/{venueId}/figures/tables/{table}',
  tag: 'Figures',
  summary: 'Download figures as a table',
  description:
    'Returns a CSV file for spreadsheets of the country of the venue, in UTF-8 with a byte order mark. ' +
    'In countries that write decimals with a comma, such as Türkiye, cells are separated by ' +
    'semicolons; in others by commas. Column names are in the language of the request. A name that a ' +
    'spreadsheet would run as a formula gets an apostrophe in front. `step` applies only to `trend`.',
  access: FIGURE_ACCESS.read,
  needsProof: 'Recent',
  query: Type.Object({ ...rangeParameters, step: stepParameter }),
  answers: { 200: CSV_FILE },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { params: { venueId, table }, query, session, language, now }) => {
    const request = { venueId, table, query, session, language, now };
    const { range, bytes } = await inFigureTurn(parts, session, async (stepped) => {
      const { range, rows, countryCode } = await rowsOfTable(stepped, request);
      return { range, bytes: await toCsv(rows, csvDialectOf(countryCode)) };
    });
    return { ...csvFile(`${table}-${range.from}-${range.to}`), bytes };
  },
});
