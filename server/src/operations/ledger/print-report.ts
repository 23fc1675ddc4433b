import type { Language } from '../../core/languages.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { printedDate } from '../../core/printing/paper/ticket-layout.ts';
import type { PaperContent } from '../../core/printing/paper-to-print.ts';
import type { PrintedFigure, PrintedReport } from '../../core/printing/printed-report.ts';
import { billPrinters } from '../../core/printing/printer.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import type { StoredDayReport } from '../../store/ledger/day-reports.ts';
import { insertPaper } from '../../store/printing/papers.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { WORDS } from '../../words/words.ts';
import { readPersonNames } from './person-names.ts';
import type { ReportCell, ReportRow } from './report-row.ts';
import { rowsOfReport } from './report-rows.ts';

/**
 * Queues a day report at the first printer for bills, in the language of the venue's papers.
 * @returns the printer
 * @throws Refusal BILL_NOT_PRINTABLE if there is no printer for bills
 */
export async function printReport(
  { db, newId }: { db: Database; newId: NewId },
  { venue, printers }: Pick<CachedVenue, 'venue' | 'printers'>,
  report: StoredDayReport,
  now: number,
): Promise<string> {
  const [printer] = billPrinters(printers);
  if (printer === undefined) throw new Refusal('BILL_NOT_PRINTABLE');
  const names = await readPersonNames(db, venue, [report.content]);
  const language = ticketLanguageOf(venue.languages);
  const printed = reportToPrint(rowsOfReport(report, venue, names, language), language);
  const content: PaperContent = { kind: 'DayReport', report: printed };
  await inTransaction(db, (tx) =>
    insertPaper(tx, venue.id, { id: newId(), printerId: printer.id, content }, now),
  );
  return printer.id;
}

/**
 * The rows of a report, grouped by part. Leaves out products, which only the table and the page show, and amounts of 0 except
 * differences.
 */
export function reportToPrint(rows: Iterable<ReportRow>, language: Language): PrintedReport {
  const { figures: words } = WORDS[language];
  const parts: PrintedReport['parts'] = [];
  for (const row of rows) {
    const { part, name, detail } = row;
    const isDifference = name === words.difference || detail === words.difference;
    if (part === words.product || (isZeroRow(row) && !isDifference)) continue;
    if (parts.at(-1)?.title !== part) parts.push({ title: part, lines: [] });
    parts.at(-1)!.lines.push(...figuresOf(row, words.vat));
  }
  return { title: words.dayReport, parts };
}

function isZeroRow({ kurus, count }: ReportRow): boolean {
  return (kurus ?? 0) === 0 && (count ?? 0) === 0 && (kurus !== null || count !== null);
}

function figuresOf({ name, detail, count, kurus, vatKurus }: ReportRow, vat: string): PrintedFigure[] {
  if (kurus === null && count === null) return [{ text: textOf(name), kurus, value: textOf(detail) || null }];
  const text = [textOf(name), textOf(detail)].filter((one) => one !== '').join(', ');
  if (kurus === null) return [{ text, kurus, value: String(count) }];
  const times = count === null ? '' : ` (${count})`;
  const figure = { text: `${text}${times}`, kurus, value: null };
  return vatKurus === null ? [figure] : [figure, { text: `${text}, ${vat}`, kurus: vatKurus, value: null }];
}

function textOf(cell: ReportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.text;
  return String(cell).replace(/^\d{4}-\d\d-\d\d/, printedDate);
}
