import type { CashDrawer } from '../venue/drawer-terms.ts';

/** A printer in the kitchen, at the bar or at the till: its network address and what it prints. */
export interface Printer {
  id: string;
  name: string;
  /** IPv4 or IPv6 address, or a name of the network. */
  host: string;
  port: number;
  /** The characters that it can print. */
  codePage: CodePage;
  /** The number that selects the code page on this printer; `null` is the usual one. */
  codePageNumber: number | null;
  /** Characters on a row of its paper. */
  columns: PaperColumns;
  /** The categories whose products it prints; `null` is every category. */
  categoryIds: string[] | null;
  isEnabled: boolean;
  purpose: PrinterPurpose;
  /** Where its cash drawer is connected; `null` without one. */
  drawerPin: DrawerPin | null;
  /** Whether it also prints at a practice venue, which prints nowhere else. */
  isForPractice: boolean;
}

/** What a printer is for: tickets of the kitchen, bills and receipts, or both. */
export const PRINTER_PURPOSES = ['Kitchen', 'Bills', 'Both'] as const;
export type PrinterPurpose = (typeof PRINTER_PURPOSES)[number];

/** The pins of a printer's socket that can open a cash drawer; most drawers are at the first. */
export const DRAWER_PINS = ['Pin2', 'Pin5'] as const;
export type DrawerPin = (typeof DRAWER_PINS)[number];

/** The printers that a venue prints on: at a practice venue only those made for it. */
export function printersThatPrint(
  { isPractice }: { isPractice: boolean },
  printers: readonly Printer[],
): readonly Printer[] {
  return isPractice ? printers.filter(({ isForPractice }) => isForPractice) : printers;
}

/** The printers that print bills now: those that print nothing else come first. */
export function billPrinters(printers: readonly Printer[]): Printer[] {
  const working = printers.filter(({ isEnabled, purpose }) => isEnabled && purpose !== 'Kitchen');
  return working.toSorted((a, b) => Number(a.purpose === 'Both') - Number(b.purpose === 'Both'));
}

/** The printer that opens a drawer: its own, or the first that has one. None where its own does not print bills now, or has no drawer. */
export function drawerPrinterOf(
  { printerId }: CashDrawer,
  printers: readonly Printer[],
): Printer | undefined {
  return billPrinters(printers).find(
    ({ id, drawerPin }) => drawerPin !== null && (printerId === null || id === printerId),
  );
}

/** The code pages that a printer can be set to: the first is the one for Turkish. */
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

/** Characters on a row: of paper 80 mm wide, of the same with wider margins, and of paper 58 mm wide. */
export const PAPER_COLUMNS = [48, 42, 32] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];

/** The default port of raw printing. */
export const PRINTER_PORT = 9100;
