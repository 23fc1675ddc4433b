import { parseSeparated, separatedValues } from './separated-values.ts';

/** The most rows that are imported at once: a thousand products with their portions, extras and choices. */
export const MOST_ROWS = 10_000;

/** A table of texts, every row with the same number of cells. */
export type Table = readonly (readonly string[])[];

/** Reads what was copied out of a spreadsheet, or a CSV file (perhaps with the mark of DOS at its end), without its empty rows. */
export function readTable(text: string): Table {
  return tableOf(parseSeparated(text.replace(/^\ufeff/, '').replace(DOS_END, '')));
}

/** The mark that DOS wrote at the end of a text. */
const DOS_END = new RegExp(`${String.fromCharCode(26)}\\s*$`);

/** Text without a visible character, as the service reads it. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Rows of cells as a table: trimmed, without empty rows and without empty columns at the end. */
export function tableOf(data: readonly (readonly string[])[]): Table {
  const rows = data
    .map((row) => row.map((cell) => (INVISIBLE.test(cell) ? '' : textOf(cell.trim()))))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0);
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/**
 * Spreadsheets run a cell that begins with one of these as a formula, also in their full-width forms.
 * @see OWASP, "CSV Injection"
 */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet runs: one that begins like a formula gets an apostrophe before it. */
function cellOf(text: string): string {
  return FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text;
}

/** The text of a cell that `cellOf` wrote. */
function textOf(cell: string): string {
  return /^'['=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
}

/** A table as a file that spreadsheets of a country open: with semicolons where decimals have a comma. */
export function csvOf(rows: Table, decimalMark: string): string {
  const delimiter = decimalMark === ',' ? ';' : ',';
  const cells = rows.map((row) => row.map(cellOf));
  // The mark lets spreadsheets recognise the letters.
  return `\ufeff${separatedValues(cells, delimiter)}`;
}
