import type { Bill } from '../bills/bill.ts';
import type { BillChange } from '../bills/bill-change.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { type PrintSubject, withPrint } from '../bills/bill-print.ts';
import { opensDrawer } from '../bills/payments/payment-method.ts';
import { drawerOfDevice } from '../venue/drawer-terms.ts';
import type { Venue } from '../venue/venue.ts';
import { billToPrint } from './bill-to-print.ts';
import type { PaperWords } from './paper/paper-words.ts';
import type { PaperContent } from './paper-to-print.ts';
import { billPrinters, drawerPrinterOf, type Printer } from './printer.ts';

/** The settings of a venue that decide what a change of a bill prints, and the words of its language. */
export interface PaperTerms {
  venue: Pick<Venue, 'billPaper' | 'paymentMethods' | 'drawers'>;
  printers: readonly Printer[];
  words: PaperWords;
}

/** The bill after a change, and what the change sends to the bill printers. */
export interface ChangePapers {
  bill: Bill;
  papers: { printerId: string; content: PaperContent }[];
}

/** Whether {@link papersOfChange} can print something for a change. */
export function changeMayPrint({ history }: Pick<BillChange, 'history'>): boolean {
  const action = history?.action;
  return action === 'BillPrinted' || action === 'PaymentRecorded' || action === 'BillClosed';
}

/**
 * What a change of a bill sends to the bill printers: a requested bill or receipt; the command that opens the cash drawer of the
 * device after a payment; and a receipt of a closed bill, if the venue prints receipts. The returned bill has this receipt noted.
 * @param before  the bill before the change
 */
export function papersOfChange(before: Bill, { bill, history }: BillChange, terms: PaperTerms): ChangePapers {
  if (history === null) return { bill, papers: [] };
  const { venue, printers, words } = terms;
  const print = (printed: Bill, what: PrintSubject): PaperContent => ({
    kind: 'Bill',
    bill: billToPrint(printed, what, words),
  });
  switch (history.action) {
    case 'BillPrinted': {
      const { printerId, kind, paymentId } = history.detail;
      return { bill, papers: [{ printerId, content: print(before, { kind, paymentId }) }] };
    }
    case 'PaymentRecorded':
      return { bill, papers: openedBy(bill, history, terms) };
    case 'BillClosed': {
      const [printer] = billPrinters(printers);
      const papers = openedBy(bill, history, terms);
      if (printer === undefined || !venue.billPaper.printsReceipts) return { bill, papers };
      const receipt = { printerId: printer.id, content: print(bill, RECEIPT) };
      return { bill: withPrint(bill, RECEIPT, history.at), papers: [...papers, receipt] };
    }
    default:
      return { bill, papers: [] };
  }
}

const RECEIPT: PrintSubject = { kind: 'Receipt', paymentId: null };

/** Opens the drawer of the device, if the payment method opens it. */
function openedBy(
  { payments }: Bill,
  { by, detail: { paymentId } }: Pick<HistoryEntry, 'by'> & { detail: { paymentId: string | null } },
  { venue, printers }: PaperTerms,
): ChangePapers['papers'] {
  const payment = payments.find(({ id }) => id === paymentId);
  const printer = drawerPrinterOf(drawerOfDevice(venue, by.device?.id ?? null), printers);
  if (payment === undefined || printer === undefined || !opensDrawer(venue, payment)) return [];
  return [{ printerId: printer.id, content: { kind: 'Drawer' } }];
}
