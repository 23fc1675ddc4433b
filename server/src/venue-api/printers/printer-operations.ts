import { addPrinter } from './add-printer.ts';
import { changePrinter } from './change-printer.ts';
import { listPrinters } from './list-printers.ts';
import { orderPrinters } from './order-printers.ts';
import { removePrinter } from './remove-printer.ts';
import { testPrinter } from './test-printer.ts';

/** The operations of printers. */
export const printerOperations = [
  listPrinters,
  addPrinter,
  orderPrinters,
  changePrinter,
  removePrinter,
  testPrinter,
];
