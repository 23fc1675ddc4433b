import { parsePrinterHost } from '../../core/printing/printer-address.ts';
import type { CategoryDraft, PrinterDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { DocumentPath } from '../document-faults.ts';
import { type DocumentReader, reportLookalikes } from '../document-reading.ts';
import { readRecord } from '../document-record.ts';
import { type PrinterDocument, printerSchema } from './printer-document-schema.ts';

/** Reads the printers of a venue. Their categories are looked up in the menu of the same document. */
export function readPrinters(
  printers: readonly PrinterDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
  categories: readonly Pick<CategoryDraft, 'id' | 'name'>[],
): PrinterDraft[] {
  reportLookalikes(printers, path, reading, ({ name }) => name);
  return printers.map((printer, at) => readPrinter(printer, [...path, at], reading, categories));
}

const NO_HOST = 'is neither an IPv4 address such as 192.168.1.50, nor an IPv6 address, nor a name';

/** Reads one printer. */
export function readPrinter(
  printer: PrinterDocument,
  at: DocumentPath,
  reading: DocumentReader,
  categories: readonly Pick<CategoryDraft, 'id' | 'name'>[],
): PrinterDraft {
  if (parsePrinterHost(printer.host) === null) reading.faults.add([...at, 'host'], NO_HOST, printer.host);
  return {
    ...readRecord(printerSchema, printer, at, reading),
    categories: readCategoryPositions(printer.categories, [...at, 'categories'], reading, categories),
  };
}

/** The positions of the categories in the menu, in its order, without repeats. */
function readCategoryPositions(
  names: readonly string[] | null | undefined,
  path: DocumentPath,
  { faults }: DocumentReader,
  categories: readonly Pick<CategoryDraft, 'id' | 'name'>[],
): number[] | null {
  if (names === null || names === undefined) return null;
  const positions = names.flatMap((name, at) => {
    const byId = categories.findIndex(({ id }) => id === name.toLowerCase());
    const position = byId === -1 ? categories.findIndex((category) => category.name === name) : byId;
    if (position === -1) faults.add([...path, at], 'is no category of the venue', name);
    return position === -1 ? [] : [position];
  });
  return [...new Set(positions)].sort((a, b) => a - b);
}
