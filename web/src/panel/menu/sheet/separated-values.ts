/** The marks that programs put between cells. If several fit a text equally well, the first is used. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** How many rows are read to find the delimiter: more than the title above a list takes. */
const SAMPLED_ROWS = 60;

/**
 * Reads separated values. A quotation mark at the beginning of a cell, also after spaces, opens a quoted cell. It is
 * read as an ordinary character if the cell does not end with a quotation mark, or if each line of the cell is a
 * complete row: a stray mark must not swallow rows.
 * @see RFC 4180
 */
export function parseSeparated(text: string): string[][] {
  const stated = /^\s*"?sep=(.)"?[;,\t]*\r?(?:\n|$)/i.exec(text);
  const list = stated === null ? text : text.slice(stated[0].length);
  const delimiter = stated?.[1] ?? delimiterOf(list);
  return rowsOf(list, delimiter, widthOf(rowsOf(list, delimiter, 0, SAMPLED_ROWS)));
}

/** The delimiter that splits the most rows into cells. */
function delimiterOf(text: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const rows = rowsOf(text, delimiter, 0, SAMPLED_ROWS);
    const width = widthOf(rows);
    // A line with more cells than most rows have is a sentence.
    return rows.filter(({ length }) => length > 1 && length <= width).length;
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** The most frequent number of cells in a row. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/**
 * The rows of a text with their cells.
 * @param width  the usual number of cells in a row, for finding stray quotation marks; 0 if not known yet
 * @param most  the most rows to read
 */
function rowsOf(text: string, delimiter: string, width: number, most = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let [at, rowAt] = [0, 0];
  while (at < text.length && rows.length < most) {
    const quoted = quotedCell(text, at, delimiter);
    const isStray =
      quoted !== null &&
      /[\r\n]/.test(quoted.text) &&
      holdsRows(linesTo(text, rowAt, quoted.end), delimiter, width);
    const { text: cell, end } = quoted === null || isStray ? plainCell(text, at, delimiter) : quoted;
    row.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rowAt = at;
  }
  return rows;
}

interface Cell {
  text: string;
  /** The index of the delimiter or the line break after the cell. */
  end: number;
}

function plainCell(text: string, begin: number, delimiter: string): Cell {
  let end = begin;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(begin, end), end };
}

/** The quoted cell at an index of the text; `null` if it does not begin or end like a quoted cell. */
function quotedCell(text: string, begin: number, delimiter: string): Cell | null {
  let open = begin;
  while (text[open] === ' ' || text[open] === '\u00a0') open += 1;
  if (text[open] !== '"') return null;
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (text[end] === ' ' || text[end] === '\u00a0') end += 1;
    const isEnd = end >= text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r';
    return isEnd ? { text: text.slice(open + 1, at).replaceAll('""', '"'), end } : null;
  }
  return null;
}

/** The lines from the line that starts at `begin` to the line that contains `place`. */
function linesTo(text: string, begin: number, place: number): string[] {
  const rest = text.slice(place).search(/[\r\n]/);
  return text.slice(begin, rest < 0 ? text.length : place + rest).split(/\r\n|\r|\n/);
}

/** Whether each line is a complete row: then a quoted cell over these lines would swallow rows. */
function holdsRows(lines: readonly string[], delimiter: string, width: number): boolean {
  return width > 1 && lines.every((line) => rowsOf(line, delimiter, 0)[0]?.length === width);
}

/** Writes rows as separated values, which {@link parseSeparated} reads back as the same rows. */
export function writeSeparated(rows: readonly (readonly string[])[], delimiter: string): string {
  const written = (cell: string) =>
    /["\r\n\t;,|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(written).join(delimiter)}\r\n`).join('');
}
