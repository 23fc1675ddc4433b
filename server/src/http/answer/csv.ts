import { setImmediate as endOfTurn } from 'node:timers/promises';

/** A cell: a `text` that a person wrote, a number, a string of the service itself, or `null` for an empty cell. */
export type CsvCell = { text: string } | number | string | null;

/**
 * Spreadsheets run a cell that begins with one of these characters as a formula. The full-width forms count too.
 * @see OWASP, "CSV Injection"
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;
/** A number with decimals, as the service writes it. */
const NUMBER = /^-?\d+\.\d+$/;

/** The CSV format that the spreadsheets of a country expect: the separator of cells, and the decimal mark. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/**
 * The CSV format of a country (ISO 3166 alpha-2). If its decimal mark is a comma, a semicolon separates the
 * cells.
 */
export function csvDialectOf(countryCode: string): CsvDialect {
  const locale = new Intl.Locale(`und-${countryCode}`).maximize();
  const hasComma = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5).includes(',');
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

const BYTE_ORDER_MARK = '\uFEFF';
/** After this many rows, about a millisecond of work, other requests may run. */
const ROWS_AT_ONCE = 50;

/**
 * A table as a file that spreadsheets open: UTF-8 with a byte order mark, so that they recognise the letters.
 * A text that could run as a formula gets an apostrophe before it. Strings outside `text` are the service's
 * own, and are written without a change.
 * @see RFC 4180
 */
export async function toCsv(rows: Iterable<readonly CsvCell[]>, dialect: CsvDialect): Promise<Buffer> {
  let text = '';
  for await (const line of csvLines(rows, dialect)) text += line;
  return Buffer.from(text);
}

/** The lines of such a file, one row at a time, for a table that is too large for memory. */
export async function* csvLines(
  rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>,
  dialect: CsvDialect,
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK;
  let written = 0;
  for await (const row of rows) {
    yield `${row.map((cell) => cellOf(cell, dialect)).join(dialect.separator)}\r\n`;
    written += 1;
    if (written % ROWS_AT_ONCE === 0) await endOfTurn();
  }
}

function cellOf(cell: CsvCell, { decimal }: CsvDialect): string {
  if (cell === null) return '';
  if (typeof cell === 'number' || (typeof cell === 'string' && NUMBER.test(cell))) {
    return String(cell).replace('.', decimal);
  }
  if (typeof cell === 'string') return quoted(cell);
  return quoted(FORMULA.test(cell.text) ? `'${cell.text}` : cell.text);
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const CSV_MEDIA_TYPE = 'text/csv; charset=utf-8';

/** The OpenAPI description of a CSV answer. */
export const CSV_FILE = {
  description: 'The file.',
  schema: null,
  mediaType: CSV_MEDIA_TYPE,
  headers: { 'Content-Disposition': '`attachment`, with a name for the file.' },
};

/**
 * The media type and the headers of a CSV answer. @param name  of the file, without extension; never sent by a caller
 */
export function csvFile(name: string) {
  const headers = {
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  };
  return { status: 200 as const, mediaType: CSV_MEDIA_TYPE, headers };
}
