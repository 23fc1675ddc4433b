/** A cell: a text that somebody wrote, or a number as it is. */
export type CsvCell = { text: string } | number | string | null;

/**
 * Spreadsheets run a cell that begins with one of these as a formula, also in their full-width forms.
 * @see OWASP, "CSV Injection"
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a file that spreadsheets open: UTF-8 with a byte order mark, so that they recognise the letters.
 * A text that could run as a formula is written behind an apostrophe. Strings that are not in `text` are
 * written as they are: they are the service's own.
 * @see RFC 4180
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): Buffer {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  return Buffer.from(BYTE_ORDER_MARK + lines.join(''));
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return quoted(cell);
  return quoted(FORMULA.test(cell.text) ? `'${cell.text}` : cell.text);
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
