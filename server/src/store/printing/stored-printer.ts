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
  purpose: 'Always',
  drawerPin: 'Always',
  isForPractice: 'Always',
});
