import { DAY_REPORTS } from '../../core/access/policies/day-reports.ts';
import type { Language } from '../../core/languages.ts';
import { formatLira } from '../../core/money.ts';
import { type CsvCell, csvHabitOf, toCsv } from '../../http/answer/csv.ts';
import { readPersonNames } from '../../operations/ledger/person-names.ts';
import type { ReportRow } from '../../operations/ledger/report-row.ts';
import { rowsOfReport } from '../../operations/ledger/report-rows.ts';
import { WORDS } from '../../words/words.ts';
import { venueOperation } from '../venue-operation.ts';
import { requireReport } from './get-day-report.ts';
import { requireReportingVenue } from './reporting-venue.ts';

const MEDIA_TYPE = 'text/csv; charset=utf-8';

export const getDayReportTable = venueOperation({
  operationId: 'getDayReportTable',
  method: 'GET',
  path: '/venues/{venueId}/day-reports/{reportNumber}/table',
  tag: 'Day reports',
  summary: 'Download a day report as a table',
  description:
    'Returns a day report as a CSV file for the spreadsheets of the country of the venue, as the tables of figures are. Each row says in which ' +
    'part it stands. Names that a spreadsheet would run as a formula begin with an apostrophe.',
  access: DAY_REPORTS.read,
  answers: {
    200: {
      description: 'The file.',
      schema: null,
      mediaType: MEDIA_TYPE,
      headers: { 'Content-Disposition': 'A name for the file.' },
    },
  },
  refusals: ['PRACTICE_NOT_COUNTED', 'DRAWER_NOT_COUNTED', 'DAY_REPORT_NOT_FOUND'],
  run: async ({ db, cache }, { session, params: { venueId, reportNumber }, language }) => {
    const venue = await requireReportingVenue({ db, cache }, session, venueId);
    const report = await requireReport(db, venueId, Number(reportNumber));
    const names = await readPersonNames(db, venue, [report.content]);
    const rows = tableOf(rowsOfReport(report, venue, names, language), language);
    const disposition = `attachment; filename="day-report-${reportNumber}.csv"`;
    return {
      status: 200,
      mediaType: MEDIA_TYPE,
      bytes: await toCsv(rows, csvHabitOf(venue.countryCode)),
      headers: { 'Content-Disposition': disposition, 'Cache-Control': 'no-store' },
    };
  },
});

function* tableOf(rows: Iterable<ReportRow>, language: Language): Generator<CsvCell[]> {
  const { figures: words } = WORDS[language];
  yield [words.part, words.name, words.detail, words.count, words.kurusAmount, words.vat];
  const amount = (kurus: number | null) => (kurus === null ? null : formatLira(kurus));
  // The parts of drawers have names of the venue.
  for (const { part, name, detail, count, kurus, vatKurus } of rows)
    yield [{ text: part }, name, detail, count, amount(kurus), amount(vatKurus)];
}
