import papaparse from 'papaparse';

/** The most rows that are imported at once: a thousand products with their portions, extras and choices. */
export const MOST_ROWS = 10_000;

/** A table of texts, every row with the same number of cells. */
export type Table = readonly (readonly string[])[];

/** Reads what was copied out of a spreadsheet, or a CSV file, without its empty rows. */
export function readTable(text: string): Table {
  const { data } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: delimiterOf(text),
  });
  return tableOf(data);
}

/** Rows of cells as a table: trimmed, without empty rows and without empty columns at the end. */
export function tableOf(data: readonly (readonly string[])[]): Table {
  const rows = data
    .map((row) => row.map((cell) => textOf(cell.trim())))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** What stands between the cells of the first line that has any. A tab comes from a spreadsheet, a semicolon from one whose decimals have a comma. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n');
  for (const line of lines) {
    const counts = ['\t', ';', ','].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
    const most = counts.reduce((found, each) => (each.count > found.count ? each : found));
    if (most.count > 1) return most.delimiter;
  }
  return ',';
}

/** The text of a file: UTF-8, UTF-16 with its mark, or the Turkish code page of older spreadsheets. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/**
 * Spreadsheets run a cell that begins with one of these as a formula, also in their full-width forms.
 * @see OWASP, "CSV Injection"
 */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a cell that no spreadsheet runs: one that begins like a formula stands behind an apostrophe. */
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
  return `\ufeff${papaparse.unparse(cells, { delimiter, newline: '\r\n' })}\r\n`;
}
