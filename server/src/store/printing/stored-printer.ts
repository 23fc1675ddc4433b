import type { Printer } from '../../core/printing/printer.ts';
import { storedReader } from '../stored-json.ts';

/** Reads a stored printer. */
export const readPrinter = storedReader<Printer>({
  id: 'Always',
  name: 'Always',
  host: 'Always',
  port: 'Always',
  codePage: 'Always',
  codePageNumber: 'Always',
  columns: 'Always',
  categoryIds: 'Always',
  isEnabled: 'Always',
  // Nobody expects a bill from a printer in the kitchen.
  purpose: () => 'Kitchen',
  drawerPin: () => null,
  // No printer was made for practice before there were practice venues.
  isForPractice: () => false,
});
