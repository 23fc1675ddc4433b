import type { BillFacts } from '../../src/core/printing/paper/bill-layout.ts';
import type { PrintedBill, PrintedLine } from '../../src/core/printing/printed-bill.ts';
import { USUAL_BILL_PAPER } from '../../src/core/venue/bill-paper.ts';
import { WORDS } from '../../src/words/words.ts';
import { SATURDAY_EVENING } from './sample-bill.ts';

export function samplePrintedLine(line: Partial<PrintedLine> = {}): PrintedLine {
  return {
    productName: 'Adana Kebap',
    portionName: 'Porsiyon',
    quantity: 2,
    measure: null,
    extras: [],
    isGift: false,
    grossKurus: 56_000,
    ...line,
  };
}

/** Two kebabs for table 12, not paid yet. */
export function samplePrintedBill(bill: Partial<PrintedBill> = {}): PrintedBill {
  return {
    kind: 'Bill',
    number: 118,
    type: 'DineIn',
    tableName: '12',
    customerName: null,
    waiter: 'Ayşe',
    openedAt: SATURDAY_EVENING,
    businessDate: '2026-03-07',
    lines: [samplePrintedLine()],
    subtotalKurus: 56_000,
    reductions: [],
    serviceFeeKurus: 0,
    totalKurus: 56_000,
    vat: [{ rate: 1000, grossKurus: 56_000, vatKurus: 5_091, netKurus: 50_909 }],
    payments: [],
    refunds: [],
    remainingKurus: 56_000,
    shareKurus: null,
    copy: 0,
    ...bill,
  };
}

/** A venue that has decided nothing about its paper, in Turkish. */
export function sampleBillFacts(facts: Partial<BillFacts> = {}): BillFacts {
  return {
    ...USUAL_BILL_PAPER,
    venueName: 'Köşe Lokantası',
    addressLines: [],
    phone: null,
    printedAt: SATURDAY_EVENING + 3_600_000,
    timeZone: 'Europe/Istanbul',
    language: 'tr',
    words: WORDS[facts.language ?? 'tr'].papers,
    isPractice: false,
    mayBePrinted: false,
    qrCode: null,
    ...facts,
  };
}
