import { loadWithRetry } from '../../../ui/parts/load-with-retry.ts';
import { readTable, type Table } from '../sheet/read-table.ts';
import { ALPHABETS, type Alphabet, decodeAs, decodeText } from './decode-text.ts';
import { fileKindOf, UnreadableFile } from './file-kind.ts';
import type { Sheet } from './read-workbook.ts';

/** In bytes: far more than a menu of a thousand products needs. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** The table that was read from a file, with the other ways to read it: another sheet, or another alphabet. */
export type SheetFile = { table: Table } & (
  | { by: 'Sheet'; chosen: number; sheets: readonly Sheet[] }
  | { by: 'Alphabet'; chosen: number; bytes: Uint8Array }
  | { by: null }
);

/**
 * Reads a CSV file, or an Excel workbook: from a workbook the first visible sheet with rows.
 * @throws UnreadableFile  with the reason
 */
export async function readSheetFile(file: Blob): Promise<SheetFile> {
  if (file.size > LARGEST_FILE) throw new UnreadableFile('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKindOf(bytes);
  if (kind === 'Text') return readTextFile(bytes);
  if (kind !== 'Workbook') throw new UnreadableFile(kind);
  const { readWorkbook } = await loadWithRetry(() => import('./read-workbook.ts'));
  try {
    return firstWithRows(readWorkbook(bytes));
  } catch (fault) {
    throw fault instanceof UnreadableFile ? fault : new UnreadableFile('broken');
  }
}

/** Reads the file in another way. @param chosen  the index of a sheet, or of an alphabet in {@link ALPHABETS} */
export function rereadSheetFile(file: SheetFile, chosen: number): SheetFile {
  if (file.by === 'Sheet') return { ...file, chosen, table: file.sheets[chosen]!.read() };
  if (file.by === 'Alphabet') return inAlphabet(file.bytes, ALPHABETS[chosen]!);
  return file;
}

function firstWithRows(sheets: readonly Sheet[]): SheetFile {
  for (const [chosen, sheet] of sheets.entries()) {
    const table = sheet.read();
    if (table.length > 0) return { by: 'Sheet', chosen, sheets, table };
  }
  throw new UnreadableFile('empty');
}

function readTextFile(bytes: Uint8Array): SheetFile {
  const { text, alphabet } = decodeText(bytes);
  const file: SheetFile =
    alphabet === null ? { by: null, table: readTable(text) } : inAlphabet(bytes, alphabet);
  if (file.table.length === 0) throw new UnreadableFile('empty');
  return file;
}

function inAlphabet(bytes: Uint8Array, alphabet: Alphabet): SheetFile {
  const table = readTable(decodeAs(bytes, alphabet));
  return { by: 'Alphabet', chosen: ALPHABETS.indexOf(alphabet), bytes, table };
}
