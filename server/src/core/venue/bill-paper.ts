/** The settings of a venue for printed bills and receipts. Its name, address and phone number are always printed. */
export interface BillPaper {
  legalName: string | null;
  /** The tax number, with the tax office in countries that print it. */
  taxNumber: string | null;
  footer: string | null;
  /** The tips that a bill suggests, in basis points of its total; empty for no suggestion. */
  tipBasisPoints: number[];
  /** Whether a bill has a QR code that opens its page. */
  hasQrCode: boolean;
  /** Whether a receipt is printed when a bill is closed. */
  printsReceipts: boolean;
}

/** The default of `BillPaper`. */
export const USUAL_BILL_PAPER: BillPaper = {
  legalName: null,
  taxNumber: null,
  footer: null,
  tipBasisPoints: [],
  hasQrCode: false,
  printsReceipts: false,
};
