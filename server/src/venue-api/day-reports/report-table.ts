import type { Language } from '../../core/languages.ts';
import { formatLira } from '../../core/money.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { type CsvCell, csvDialectOf, toCsv } from '../../http/answer/csv.ts';
import type { PersonNames } from '../../operations/ledger/person-names.ts';
import type { ReportRow } from '../../operations/ledger/report-row.ts';
import { rowsOfReport } from '../../operations/ledger/report-rows.ts';
import type { StoredDayReport } from '../../store/ledger/day-reports.ts';
import { WORDS } from '../../words/words.ts';

/** A day report as a CSV file, in the format that spreadsheets in the country of the venue expect. */
export function dayReportTable(
  report: StoredDayReport,
  venue: Pick<Venue, 'timeZone' | 'drawers' | 'countryCode'>,
  names: PersonNames,
  language: Language,
): Promise<Buffer> {
  const rows = tableOf(rowsOfReport(report, venue, names, language), language);
  return toCsv(rows, csvDialectOf(venue.countryCode));
}

function* tableOf(rows: Iterable<ReportRow>, language: Language): Generator<CsvCell[]> {
  const { figures: words } = WORDS[language];
  yield [words.part, words.name, words.detail, words.count, words.kurusAmount, words.vat];
  const amount = (kurus: number | null) => (kurus === null ? null : formatLira(kurus));
  // The parts about drawers have names that the venue chose.
  for (const { part, name, detail, count, kurus, vatKurus } of rows)
    yield [{ text: part }, name, detail, count, amount(kurus), amount(vatKurus)];
}
