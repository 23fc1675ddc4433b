/** A printer in the kitchen or at the bar: its network address and what it prints. */
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
