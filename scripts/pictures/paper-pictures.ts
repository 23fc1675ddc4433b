import { vatByRate } from '../../server/src/core/money/vat.ts';
import { type BillFacts, layOutBill } from '../../server/src/core/printing/paper/bill-layout.ts';
import { layOutTicket } from '../../server/src/core/printing/paper/ticket-layout.ts';
import type { PrintedBill, PrintedLine } from '../../server/src/core/printing/printed-bill.ts';
import type { Ticket, TicketLine } from '../../server/src/core/printing/ticket.ts';
import type { BillPaper } from '../../server/src/core/venue/bill-paper.ts';
import { WORDS } from '../../server/src/words/words.ts';
import { paintPaper } from './paint-paper.ts';

/**
 * Paints the ticket, the bill and the receipt of the documentation, `docs/images/{ticket,bill,receipt}.png`.
 * Run by hand when they look different: `node_modules/.bin/node scripts/pictures/paper-pictures.ts`.
 */

const LINE: TicketLine = {
  lineId: 'line',
  productId: 'product',
  productName: 'Adana Kebap',
  portionName: 'Bir buçuk porsiyon',
  quantity: 2,
  quantityBefore: null,
  extras: [],
  removedIngredients: [],
  note: null,
};

const TICKET: Ticket = {
  kind: 'Round',
  type: 'Delivery',
  tableName: null,
  movedFrom: null,
  customerName: 'ليلى حداد',
  placedBy: 'Web sitesi',
  note: 'Fıstık alerjisi var, lütfen dikkat!',
  lines: [
    {
      ...LINE,
      extras: [{ id: 'lavas', name: 'Ekstra lavaş' }],
      removedIngredients: [
        { id: 'sogan', name: 'Soğan' },
        { id: 'maydanoz', name: 'Maydanoz' },
      ],
      note: 'Az acılı, iyi pişmiş',
    },
    { ...LINE, productName: 'Mercimek Çorbası', portionName: 'Porsiyon', quantity: 1 },
    { ...LINE, productName: 'Fıstıklı Künefe', portionName: 'Porsiyon', quantity: 3, note: 'Fıstıksız!' },
    { ...LINE, productName: 'Şalgam', portionName: 'Büyük şişe', quantity: 2 },
  ],
};

const FACTS = {
  orderNumber: 1042,
  orderedAt: Date.UTC(2026, 2, 7, 16, 42),
  printedAt: Date.UTC(2026, 2, 7, 16, 42, 3),
  timeZone: 'Europe/Istanbul',
  printerName: 'Mutfak',
  venueName: 'Sofra Kadıköy',
  language: 'tr',
  words: WORDS.tr.papers,
  allergenNames: WORDS.tr.guestPages.menu.allergenNames,
  isPaid: false,
  reprint: 0,
  mayBePrinted: false,
  isPractice: false,
} as const;

const OPENED_AT = Date.UTC(2026, 2, 7, 16, 42);

const BILL_LINE: PrintedLine = {
  ...{ productName: 'Adana Kebap', portionName: 'Bir buçuk', quantity: 2, measure: null },
  ...{ extras: [{ name: 'Ekstra lavaş', priceKurus: 1_500 }], isGift: false, grossKurus: 87_000 },
};
const PLAIN_LINE = { ...BILL_LINE, portionName: '', quantity: 1, extras: [] };
const MEASURE = { netThousandths: 345, tareThousandths: 120, unit: 'kg', unitKurus: 90_000 };

/** 30.50 off 1,830.50, of which 650.00 are alcohol. */
const BILL: PrintedBill = {
  ...{ kind: 'Bill', number: 1042, type: 'DineIn', tableName: '12', customerName: null, waiter: 'Ayşe' },
  openedAt: OPENED_AT,
  lines: [
    BILL_LINE,
    { ...PLAIN_LINE, productName: 'Levrek', measure: MEASURE, grossKurus: 31_050 },
    { ...PLAIN_LINE, productName: 'Rakı', portionName: '35 cl', grossKurus: 65_000 },
    { ...PLAIN_LINE, productName: 'Fıstıklı Künefe', isGift: true, grossKurus: 0 },
  ],
  subtotalKurus: 183_050,
  reductions: [{ name: 'İndirim', amountKurus: 3_050 }],
  ...{ serviceFeeKurus: 0, totalKurus: 180_000, remainingKurus: 180_000, shareKurus: null },
  vat: vatByRate([
    { rate: 1_000, kurus: 116_083 },
    { rate: 2_000, kurus: 63_917 },
  ]),
  ...{ payments: [], refunds: [], copy: 0 },
};

const RECEIPT: PrintedBill = {
  ...BILL,
  ...{ kind: 'Receipt', remainingKurus: 0 },
  payments: [
    {
      ...{ name: 'Kart', amountKurus: 90_000, roundingKurus: 0 },
      ...{ tipKurus: 0, tenderedKurus: 90_000, changeKurus: 0 },
    },
    {
      ...{ name: 'Nakit', amountKurus: 90_000, roundingKurus: 0 },
      ...{ tipKurus: 5_000, tenderedKurus: 100_000, changeKurus: 5_000 },
    },
  ],
};

const BILL_PAPER: BillPaper = {
  legalName: 'Sofra Gıda Ltd. Şti.',
  taxNumber: 'Kadıköy VD 1234567890',
  footer: 'Yine bekleriz!',
  tipBasisPoints: [500, 1_000],
  ...{ hasQrCode: false, printsReceipts: false },
};

const BILL_FACTS: BillFacts = {
  ...BILL_PAPER,
  venueName: 'Sofra Kadıköy',
  addressLines: ['Moda Cad. 1', 'Kadıköy İstanbul'],
  phone: '+902165550101',
  printedAt: OPENED_AT + 3_600_000,
  ...{ timeZone: 'Europe/Istanbul', language: 'tr', words: WORDS.tr.papers },
  ...{ isPractice: false, mayBePrinted: false, qrCode: null },
};

await paintPaper('ticket', layOutTicket(TICKET, FACTS));
await paintPaper('bill', layOutBill(BILL, BILL_FACTS));
await paintPaper('receipt', layOutBill(RECEIPT, BILL_FACTS));
