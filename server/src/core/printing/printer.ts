import type { CashDrawer } from '../venue/drawer-terms.ts';

/** A printer in the kitchen, at the bar or at the till: its network address and what it prints. */
export interface Printer {
  id: string;
  name: string;
  /** An IPv4 or IPv6 address, or a host name. */
  host: string;
  port: number;
  /** The character set of the printer. */
  codePage: CodePage;
  /** The number that selects the code page on this printer; `null`: the usual number. */
  codePageNumber: number | null;
  /** How many characters fit on a row of its paper. */
  columns: PaperColumns;
  /** The categories whose products it prints; `null`: all categories. */
  categoryIds: string[] | null;
  isEnabled: boolean;
  purpose: PrinterPurpose;
  /** The pin that opens its cash drawer; `null` if it has no drawer. */
  drawerPin: DrawerPin | null;
  /** Whether the printer also works at a practice venue. A practice venue prints only on such printers. */
  isForPractice: boolean;
}

/** What a printer prints: kitchen tickets, bills and receipts, or both. */
export const PRINTER_PURPOSES = ['Kitchen', 'Bills', 'Both'] as const;
export type PrinterPurpose = (typeof PRINTER_PURPOSES)[number];

/** The pins of a printer's drawer socket that can open a cash drawer. Most drawers use the first one. */
export const DRAWER_PINS = ['Pin2', 'Pin5'] as const;
export type DrawerPin = (typeof DRAWER_PINS)[number];

/** The printers that a venue prints on: at a practice venue only those with `isForPractice`. */
export function printersThatPrint(
  { isPractice }: { isPractice: boolean },
  printers: readonly Printer[],
): readonly Printer[] {
  return isPractice ? printers.filter(({ isForPractice }) => isForPractice) : printers;
}

/** The enabled printers that print bills. Printers that print only bills come first. */
export function billPrinters(printers: readonly Printer[]): Printer[] {
  const working = printers.filter(({ isEnabled, purpose }) => isEnabled && purpose !== 'Kitchen');
  return working.toSorted((a, b) => Number(a.purpose === 'Both') - Number(b.purpose === 'Both'));
}

/**
 * The printer that opens a drawer: the printer of the drawer or, if it has none, the first bill printer with a drawer. `undefined` if
 * that printer is disabled, prints no bills, or has no drawer.
 */
export function drawerPrinterOf(
  { printerId }: CashDrawer,
  printers: readonly Printer[],
): Printer | undefined {
  return billPrinters(printers).find(
    ({ id, drawerPin }) => drawerPin !== null && (printerId === null || id === printerId),
  );
}

/** The code pages that a printer can have. The first one is for Turkish. */
export const CODE_PAGES = [
  'PC857',
  'PC437',
  'PC850',
  'PC852',
  'PC858',
  'PC866',
  'WPC1251',
  'WPC1252',
  'WPC1254',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** Characters on a row: for paper of 80 mm, for paper of 80 mm with wider margins, and for paper of 58 mm. */
export const PAPER_COLUMNS = [48, 42, 32] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];

/** The default port of printers. */
export const PRINTER_PORT = 9100;
