import type { Language } from '../../languages.ts';
import { shareOf } from '../../money.ts';
import { fillMessage } from '../../text/message.ts';
import type { BillPaper } from '../../venue/bill-paper.ts';
import { localTimeAt } from '../../venue-clock.ts';
import type { PrintedBill, PrintedLine, PrintedMeasure, PrintedPayment } from '../printed-bill.ts';
import { amountBlock, type Bitmap, type Block, gapBlock, textBlock } from './paper.ts';
import type { PaperWords } from './paper-words.ts';
import {
  isPortionNamePrinted,
  layOutPractice,
  printedDate,
  printedTableName,
  warningBlock,
} from './ticket-layout.ts';
import { formatAmount, formatMeasure, formatRate } from './written-numbers.ts';

/** The facts that a printed bill shows in addition to its content; instants in milliseconds. */
export interface BillFacts extends BillPaper {
  venueName: string;
  /** Street, district and city, without those that the venue did not enter. */
  addressLines: readonly string[];
  phone: string | null;
  printedAt: number;
  timeZone: string;
  language: Language;
  /** The words in `language`. */
  words: PaperWords;
  isPractice: boolean;
  /** Whether an earlier, failed attempt may have printed the bill. */
  mayBePrinted: boolean;
  /** The QR code of the bill's web page, as wide as the paper; `null` for none. */
  qrCode: Bitmap | null;
}

const RULE: Block = { kind: 'Rule', mark: '-' };

/**
 * Lays out a bill or a receipt, from the top: its kind, the venue, the table, the lines, the reductions, the total with its VAT,
 * the payments with their fiscal documents, tip suggestions, the footer, and the note that it is not a fiscal document.
 * @throws RangeError if there is no such time zone
 */
export function layOutBill(bill: PrintedBill, facts: BillFacts): Block[] {
  return [
    ...layOutPractice(facts),
    ...layOutMarks(bill, facts),
    ...layOutVenue(facts),
    RULE,
    ...layOutHead(bill, facts),
    RULE,
    ...bill.lines.flatMap((line) => layOutLine(line, facts)),
    RULE,
    ...layOutTotals(bill, facts),
    ...layOutPayments(bill, facts),
    ...layOutDocuments(bill, facts),
    ...layOutTips(bill, facts),
    ...layOutFoot(facts),
    ...layOutPractice(facts),
  ];
}

/** Marks that it is a provisional bill or a receipt, how often it was printed before, and that it may be printed twice. */
function layOutMarks({ kind, copy }: PrintedBill, { language, words, mayBePrinted }: BillFacts) {
  const { provisional, receipt, copy: copyOf } = words.bill;
  const marks = [
    warningBlock(kind === 'Bill' ? provisional : receipt, 'Tall'),
    ...(copy > 0 ? [warningBlock(fillMessage(language, copyOf, { count: copy }), 'Large')] : []),
    ...(mayBePrinted ? [warningBlock(words.ticket.mayBePrinted, 'Tall')] : []),
  ];
  return [...marks, gapBlock(12)];
}

function layOutVenue({ venueName, legalName, addressLines, phone, taxNumber, words }: BillFacts): Block[] {
  const lines = [legalName, ...addressLines, phone, taxNumber && `${words.bill.taxNumber}: ${taxNumber}`];
  return [
    textBlock(venueName, { size: 'Large', isBold: true, align: 'Centre' }),
    ...lines.flatMap((line) => (line ? [textBlock(line, { align: 'Centre' })] : [])),
    gapBlock(8),
  ];
}

function layOutHead(bill: PrintedBill, { timeZone, words: { bill: words, ticket } }: BillFacts): Block[] {
  const { date, time } = localTimeAt(timeZone, bill.openedAt);
  const place = bill.tableName === null ? ticket.types[bill.type] : printedTableName(bill.tableName, ticket);
  return [
    textBlock(place, { size: 'Tall', isBold: true }),
    amountBlock(`${words.bill} ${bill.number}`, `${printedDate(date)} ${time}`),
    ...(bill.businessDate === date ? [] : layOutDay(bill, words)),
    ...(bill.waiter === null ? [] : [textBlock(`${words.waiter}: ${bill.waiter}`, { mount: 2 })]),
    ...(bill.customerName === null
      ? []
      : [textBlock(`${words.customer}: ${bill.customerName}`, { mount: 2 })]),
  ];
}

/** The business day of a bill, payment or refund. */
function layOutDay(
  { businessDate }: { businessDate?: string },
  words: PaperWords['bill'],
  indent = 0,
): Block[] {
  if (businessDate === undefined) return [];
  return [textBlock(`${words.businessDay}: ${printedDate(businessDate)}`, { indent })];
}

function layOutLine(line: PrintedLine, { language, words }: BillFacts): Block[] {
  const { productName, quantity, measure, extras, isGift, grossKurus } = line;
  const name = isPortionNamePrinted(line) ? `${productName} (${line.portionName})` : productName;
  const units = `${quantity} ${words.ticket.times} ${name}`;
  const amount = isGift ? words.bill.gift : formatAmount(grossKurus, language);
  const blocks: Block[] = [amountBlock(measure === null ? units : name, amount, { mount: 4 })];
  if (measure !== null) blocks.push(textBlock(measured(measure, language), { indent: 4 }));
  for (const extra of extras) {
    const price = extra.priceKurus === 0 ? '' : ` (${formatAmount(extra.priceKurus, language)})`;
    blocks.push(textBlock(`+ ${extra.name}${price}`, { indent: 4, mount: 6 }));
  }
  return blocks;
}

/** The gross amount minus the tare if there is one, the net amount, and the price of one unit. */
function measured(measure: PrintedMeasure, language: Language): string {
  const { netThousandths, tareThousandths = 0, unit, unitKurus } = measure;
  const write = (thousandths: number) => formatMeasure(thousandths, language);
  const gross =
    tareThousandths === 0 ? '' : `${write(netThousandths + tareThousandths)} - ${write(tareThousandths)} = `;
  return `${gross}${write(netThousandths)} ${unit} x ${formatAmount(unitKurus, language)}`;
}

type Write = (kurus: number) => string;

function layOutTotals(bill: PrintedBill, { language, words: { bill: words } }: BillFacts): Block[] {
  const write = (kurus: number) => formatAmount(kurus, language);
  const { subtotalKurus, reductions, serviceFeeKurus, totalKurus, shareKurus } = bill;
  const isPlain = subtotalKurus === totalKurus;
  return [
    ...(isPlain ? [] : [amountBlock(words.subtotal, write(subtotalKurus))]),
    ...reductions.map(({ name, amountKurus }) => amountBlock(name, write(-amountKurus), { mount: 2 })),
    ...(serviceFeeKurus === 0 ? [] : [amountBlock(words.serviceFee, write(serviceFeeKurus))]),
    gapBlock(6),
    amountBlock(words.total, `${write(totalKurus)} TL`, { size: 'Tall', isBold: true }),
    ...(shareKurus === null ? [] : [amountBlock(words.share, `${write(shareKurus)} TL`, SHARE)]),
    gapBlock(6),
    ...bill.vat
      .filter(({ grossKurus }) => grossKurus > 0)
      .map(({ rate, netKurus, vatKurus }) => {
        const values = { rate: formatRate(rate, language), net: write(netKurus) };
        return amountBlock(fillMessage(language, words.vat, values), write(vatKurus), { mount: 2 });
      }),
  ];
}

const SHARE = { size: 'Tall', isBold: true } as const;

/** The payments, the refunds and the remaining amount. Nothing for a bill without payments. */
function layOutPayments(bill: PrintedBill, { language, words: { bill: words, ticket } }: BillFacts): Block[] {
  const write = (kurus: number) => formatAmount(kurus, language);
  const { payments, refunds, remainingKurus } = bill;
  if (payments.length === 0 && refunds.length === 0) return [];
  return [
    RULE,
    ...payments.flatMap((payment) => layOutPayment(payment, words, write)),
    ...refunds.flatMap((refund) => [
      amountBlock(fillMessage(language, words.refunded, { name: refund.name }), write(-refund.amountKurus)),
      ...layOutDay(refund, words, 2),
      ...refund.units.map((unit) =>
        textBlock(`${unit.quantity} ${ticket.times} ${unit.name}`, { indent: 2 }),
      ),
    ]),
    ...(remainingKurus === 0 ? [] : [amountBlock(words.remaining, `${write(remainingKurus)} TL`, SHARE)]),
  ];
}

function layOutPayment(payment: PrintedPayment, words: PaperWords['bill'], write: Write): Block[] {
  const { name, amountKurus, roundingKurus, tipKurus, tenderedKurus, changeKurus } = payment;
  const details: [string, number][] = [
    [words.rounding, roundingKurus],
    [words.tip, tipKurus],
    [words.tendered, tenderedKurus === amountKurus ? 0 : tenderedKurus],
    [words.change, changeKurus],
  ];
  return [
    amountBlock(name, write(amountKurus), { mount: 2 }),
    ...layOutDay(payment, words, 2),
    ...details.flatMap(([word, kurus]) =>
      kurus === 0 ? [] : [amountBlock(word, write(kurus), { indent: 2 })],
    ),
  ];
}

function layOutDocuments({ documents = [] }: PrintedBill, { words }: BillFacts): Block[] {
  return documents.map(({ number, zNumber }) =>
    textBlock(`${words.bill.fiscalDocument}: ${number}${zNumber === null ? '' : ` (Z ${zNumber})`}`, {
      mount: 2,
    }),
  );
}

/** Each suggested tip, with the total including it. */
function layOutTips(
  { kind, totalKurus }: PrintedBill,
  { tipBasisPoints, language, words }: BillFacts,
): Block[] {
  if (kind !== 'Bill' || totalKurus === 0 || tipBasisPoints.length === 0) return [];
  const suggestions = tipBasisPoints.map((rate) => {
    const tip = shareOf(totalKurus, rate);
    const suggestion = `${formatRate(rate, language)}: ${formatAmount(tip, language)}`;
    return amountBlock(suggestion, formatAmount(totalKurus + tip, language), { indent: 2 });
  });
  return [RULE, textBlock(words.bill.tipSuggestions), ...suggestions];
}

function layOutFoot({ footer, qrCode, printedAt, timeZone, words: { bill: words } }: BillFacts): Block[] {
  const { date, time } = localTimeAt(timeZone, printedAt);
  const code: Block[] =
    qrCode === null
      ? []
      : [gapBlock(12), textBlock(words.scan, CENTRE), { kind: 'Picture', picture: qrCode }];
  return [
    RULE,
    ...code,
    ...(footer === null ? [] : [textBlock(footer, CENTRE), gapBlock(8)]),
    textBlock(words.notFiscal, { ...CENTRE, isBold: true }),
    textBlock(`${printedDate(date)} ${time}`, CENTRE),
  ];
}

const CENTRE = { align: 'Centre' } as const;
