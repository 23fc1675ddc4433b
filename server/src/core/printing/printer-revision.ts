import { type Problem, Refusal } from '../refusals.ts';
import type { Printer } from './printer.ts';

/** The most printers of a venue: more than any kitchen has. */
const MOST_PRINTERS = 20;

/**
 * Returns the printers of a venue with a new one added at the end.
 * @throws Refusal CONTENT_INVALID if there are 20 already, or another printer has the same name
 */
export function addPrinterTo(printers: readonly Printer[], printer: Printer): Printer[] {
  if (printers.length >= MOST_PRINTERS) refuse('name', `is one more than ${MOST_PRINTERS} printers`, null);
  requireOwnName(printers, printer);
  return [...printers, printer];
}

/**
 * Returns the printers of a venue with one of them changed.
 * @throws Refusal PRINTER_NOT_FOUND; CONTENT_INVALID if its name is that of another printer
 */
export function changePrinterIn(printers: readonly Printer[], changed: Printer): Printer[] {
  findPrinterIn(printers, changed.id);
  requireOwnName(printers, changed);
  return printers.map((printer) => (printer.id === changed.id ? changed : printer));
}

/** Finds a printer by its id. @throws Refusal PRINTER_NOT_FOUND */
export function findPrinterIn(printers: readonly Printer[], printerId: string): Printer {
  const printer = printers.find(({ id }) => id === printerId);
  if (printer === undefined) throw new Refusal('PRINTER_NOT_FOUND');
  return printer;
}

function requireOwnName(printers: readonly Printer[], { id, name }: Printer): void {
  if (printers.some((other) => other.id !== id && other.name === name)) {
    refuse('name', 'is the name of another printer', name);
  }
}

function refuse(field: string, message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field, message, attemptedValue }] });
}
