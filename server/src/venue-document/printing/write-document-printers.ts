import type { Category } from '../../core/menu/menu.ts';
import type { Printer } from '../../core/printing/printer.ts';
import type { CompleteRecord } from '../complete-record.ts';
import type { PrinterDocument } from './printer-document-schema.ts';

/** A printer with every property. */
export type WrittenPrinter = CompleteRecord<PrinterDocument>;

/** The JSON of a printer; categories that are no longer on the menu are left out. */
export function toPrinterDocument(
  printer: Printer,
  categories: readonly Pick<Category, 'id'>[],
): WrittenPrinter {
  const { categoryIds, ...rest } = printer;
  return {
    ...rest,
    categories: categoryIds && categories.flatMap(({ id }) => (categoryIds.includes(id) ? [id] : [])),
  };
}
