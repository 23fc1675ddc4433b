/** What a venue wants on its bills and receipts, beside its name, address and phone number. */
export interface BillPaper {
  legalName: string | null;
  /** With the tax office, where the country has one. */
  taxNumber: string | null;
  footer: string | null;
  /** Suggested on a bill, in basis points of its total; none when empty. */
  tipBasisPoints: number[];
  /** Whether a bill has the code of its page on it. */
  hasQrCode: boolean;
  /** Whether a receipt is printed when a bill is closed. */
  printsReceipts: boolean;
}

/** The paper of a venue that has decided nothing. */
export const PLAIN_BILL_PAPER: BillPaper = {
  legalName: null,
  taxNumber: null,
  footer: null,
  tipBasisPoints: [],
  hasQrCode: false,
  printsReceipts: false,
};
