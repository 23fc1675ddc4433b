import { askAgain } from '../../../ui/parts/ask-again.ts';
import { decodeText, readTable, type Table } from './read-table.ts';

/** Bytes. Far more than a menu of a thousand products. */
const LARGEST_FILE = 5 * 1024 * 1024;

/** Reads a file of a spreadsheet: CSV, or the first sheet of an Excel workbook. @throws Error for one that is too large or cannot be read */
export async function readTableFile(file: Blob): Promise<Table> {
  if (file.size > LARGEST_FILE) throw new Error('the file is too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await askAgain(() => import('./read-workbook.ts'));
    return readWorkbook(bytes);
  }
  return readTable(decodeText(bytes));
}
