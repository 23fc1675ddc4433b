import { parseSeparated, writeSeparated } from './separated-values.ts';

/** The most rows of one import: enough for a thousand products with their portions, extras and choices. */
export const MOST_ROWS = 10_000;

/** A table of texts. All rows have the same number of cells. */
export type Table = readonly (readonly string[])[];

/** Reads text that was copied from a spreadsheet, or a CSV file. It omits empty rows and the end-of-file mark of DOS. */
export function readTable(text: string): Table {
  return tableOf(parseSeparated(text.replace(/^\ufeff/, '').replace(DOS_END, '')));
}

/** The end-of-file mark of DOS (Ctrl+Z). */
const DOS_END = new RegExp(`${String.fromCharCode(26)}\\s*$`);

/** A text without a visible character. The service uses the same rule. */
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
 * The first characters with which a spreadsheet runs a cell as a formula, also in their full-width forms.
 * @see OWASP, "CSV Injection"
 */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet runs: an apostrophe is put before a text that begins like a formula. */
function cellOf(text: string): string {
  return FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text;
}

/** Reverses {@link cellOf}. */
function textOf(cell: string): string {
  return /^'['=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;
}

/** A table as a CSV file. Where decimals have a comma, spreadsheets expect semicolons between the cells. */
export function writeCsv(rows: Table, decimalMark: string): string {
  const delimiter = decimalMark === ',' ? ';' : ',';
  const cells = rows.map((row) => row.map(cellOf));
  // With this byte order mark, spreadsheets read the file as UTF-8.
  return `\ufeff${writeSeparated(cells, delimiter)}`;
}
