/** The marks that programs put between cells; of equally good ones the first is meant. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Rows by which the delimiter is found: titles above a list are few. */
const SAMPLED_ROWS = 60;

/**
 * The cells of a text with separated values. A quotation mark opens a quoted cell at its beginning, also after spaces. It is a mark like any other
 * where the cell does not end with one, or where each line on its own has as many cells as the list: no row is swallowed by a stray mark.
 * @see RFC 4180
 */
export function parseSeparated(text: string): string[][] {
  const stated = /^\s*"?sep=(.)"?[;,\t]*\r?(?:\n|$)/i.exec(text);
  const list = stated === null ? text : text.slice(stated[0].length);
  const delimiter = stated?.[1] ?? delimiterOf(list);
  return rowsOf(list, delimiter, widthOf(rowsOf(list, delimiter, 0, SAMPLED_ROWS)));
}

/** The delimiter that cuts the most rows into cells. */
function delimiterOf(text: string): string {
  const counts = DELIMITERS.map((delimiter) => {
    const rows = rowsOf(text, delimiter, 0, SAMPLED_ROWS);
    const width = widthOf(rows);
    // A line that has more cells than the others is a sentence.
    return rows.filter(({ length }) => length > 1 && length <= width).length;
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** How many cells most rows have. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** @param width  the cells of the list, by which stray quotation marks are told; 0 if it is not known yet */
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
  /** Where the delimiter or the line break behind it is. */
  end: number;
}

function plainCell(text: string, begin: number, delimiter: string): Cell {
  let end = begin;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(begin, end), end };
}

/** The quoted cell that begins here; `null` if none does, or it does not end as one. */
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

/** The lines from the beginning of one to the end of the one in which a place is. */
function linesTo(text: string, begin: number, place: number): string[] {
  const rest = text.slice(place).search(/[\r\n]/);
  return text.slice(begin, rest < 0 ? text.length : place + rest).split(/\r\n|\r|\n/);
}

/** Whether each line has the cells of a row, so that a quoted cell over several of them would hold rows. */
function holdsRows(lines: readonly string[], delimiter: string, width: number): boolean {
  return width > 1 && lines.every((line) => rowsOf(line, delimiter, 0)[0]?.length === width);
}

/** Rows as separated values, which {@link parseSeparated} reads as the same. */
export function separatedValues(rows: readonly (readonly string[])[], delimiter: string): string {
  const written = (cell: string) =>
    /["\r\n\t;,|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(written).join(delimiter)}\r\n`).join('');
}
