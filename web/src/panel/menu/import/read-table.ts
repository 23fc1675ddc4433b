import papaparse from 'papaparse';

/** The most rows that are imported at once. */
export const MOST_ROWS = 2_000;

/** A table of texts, every row with the same number of cells. */
export type Table = readonly (readonly string[])[];

/** Reads what was copied out of a spreadsheet, or a CSV file, without its empty rows. */
export function readTable(text: string): Table {
  const { data } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
  });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** A tab comes from a spreadsheet; a semicolon from one whose decimals have a comma. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '');
  for (const delimiter of ['\t', ';']) if (beginning.includes(delimiter)) return delimiter;
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
