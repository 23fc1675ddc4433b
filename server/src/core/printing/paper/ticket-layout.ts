import type { AllergySaid } from '../../bills/kitchen/allergies.ts';
import type { Language } from '../../languages.ts';
import type { Allergen } from '../../menu/menu.ts';
import { fillMessage } from '../../text/message.ts';
import { localTimeAt } from '../../venue-clock.ts';
import type { Ticket, TicketLine } from '../ticket.ts';
import { type Block, gapBlock, textBlock } from './paper.ts';
import type { PaperWords } from './paper-words.ts';

type TicketWords = PaperWords['ticket'];

/** The facts that a printed ticket shows in addition to its content; instants in milliseconds. */
export interface TicketFacts {
  orderNumber: number;
  /** When the lines were ordered or changed. */
  orderedAt: number;
  printedAt: number;
  timeZone: string;
  printerName: string;
  venueName: string;
  language: Language;
  /** The words in `language`. */
  words: PaperWords;
  allergenNames: Readonly<Record<Allergen, string>>;
  /** Whether the whole bill is paid. */
  isPaid: boolean;
  isPractice: boolean;
  /** How often the ticket was printed again; 0 for the first print. */
  reprint: number;
  /** Whether an earlier, failed attempt may have printed the ticket. */
  mayBePrinted: boolean;
}

/** A ticket that is printed more than this after its order has a warning that it is late. */
const LATE_AFTER_MS = 10 * 60_000;

/**
 * Lays out a ticket, from the top: warnings (practice, printed again, late, a change), the table or customer, the note, then each
 * line to make, with removed ingredients on a black bar.
 * @throws RangeError if there is no such time zone
 */
export function layOutTicket(ticket: Ticket, facts: TicketFacts): Block[] {
  const words = facts.words.ticket;
  const lines = ticket.lines.flatMap((line) => [gapBlock(10), ...layOutLine(line, facts), gapBlock(10)]);
  return [
    ...layOutPractice(facts),
    ...layOutWarnings(ticket, facts, words),
    ...layOutHead(ticket, facts, words),
    ...layOutAllergy(ticket.allergy, facts, 'allergyOfAll'),
    ...layOutNote(ticket.note, words),
    ...lines,
    ...layOutLater(ticket, facts),
    { kind: 'Rule', mark: '-' },
    ...layOutFoot(facts, words),
    ...layOutPractice(facts),
  ];
}

/** The warning of a practice venue. Papers have it at the top and at the end, so that both halves of a torn paper show it. */
export function layOutPractice({ isPractice, words }: Pick<TicketFacts, 'isPractice' | 'words'>): Block[] {
  return isPractice ? [gapBlock(8), warningBlock(words.practice, 'Tall'), gapBlock(8)] : [];
}

function layOutWarnings(ticket: Ticket, facts: TicketFacts, words: TicketWords): Block[] {
  const { orderedAt, printedAt, timeZone, language, mayBePrinted } = facts;
  const blocks = layOutReprint(facts, words);
  if (mayBePrinted) blocks.push(warningBlock(words.mayBePrinted, 'Tall'));
  if (printedAt - orderedAt > LATE_AFTER_MS) {
    const [ordered, printed] = [localTimeAt(timeZone, orderedAt), localTimeAt(timeZone, printedAt)];
    const at = ordered.date === printed.date ? ordered.time : `${printedDate(ordered.date)} ${ordered.time}`;
    blocks.push(warningBlock(fillMessage(language, words.late, { at }), 'Tall'));
  }
  if (ticket.course !== undefined) {
    const { course } = ticket;
    blocks.push(warningBlock(fillMessage(language, words.fire, { course }), 'Large'));
  }
  if (ticket.isAgain) blocks.push(warningBlock(words.again, 'Large'));
  if (ticket.repeats !== undefined)
    blocks.push(warningBlock(fillMessage(language, words.repeats, { ...ticket.repeats }), 'Tall'));
  if (ticket.kind === 'Change') blocks.push(warningBlock(words.change, 'Large'));
  return blocks.length === 0 ? [] : [...blocks, gapBlock(12)];
}

/** The warning that the ticket is printed again; nothing for the first print. */
function layOutReprint({ reprint, language }: TicketFacts, words: TicketWords): Block[] {
  return reprint === 0
    ? []
    : [warningBlock(fillMessage(language, words.reprint, { count: reprint }), 'Large')];
}

export function warningBlock(text: string, size: 'Tall' | 'Large'): Block {
  return textBlock(text, { size, isBold: true, isInverse: true, align: 'Centre' });
}

/** The table or order type, the number, the customer, the time of the order, and who placed it. */
function layOutHead(ticket: Ticket, facts: TicketFacts, words: TicketWords): Block[] {
  const label = labelOf(ticket, words);
  const { date, time } = localTimeAt(facts.timeZone, facts.orderedAt);
  const blocks: Block[] = [
    // With huge letters, a longer name would not fit on one row of the narrowest paper.
    textBlock(label, { size: label.length <= 10 ? 'Huge' : 'Large', isBold: true }),
    gapBlock(8),
    textBlock(orderOf(facts, words), { size: 'Large', isBold: true }),
    gapBlock(6),
  ];
  if (ticket.customerName !== null && ticket.type !== 'DineIn') {
    const customer = `${words.customer}: ${ticket.customerName}`;
    blocks.push(textBlock(customer, { size: 'Tall', isBold: true, mount: 2 }));
  }
  blocks.push(
    textBlock(`${time} - ${printedDate(date)}`, { isBold: true }),
    textBlock(`${words.from}: ${ticket.placedBy}`, { mount: 2 }),
    gapBlock(4),
  );
  return blocks;
}

/** The number of the order, and whether it is paid. */
function orderOf({ orderNumber, isPaid }: TicketFacts, { order, paid }: TicketWords): string {
  return isPaid ? `${order} ${orderNumber} - ${paid}` : `${order} ${orderNumber}`;
}

/** The table, with the previous table if the order moved. Without a table, the type of the order. */
function labelOf({ type, tableName, movedFrom }: Ticket, words: TicketWords): string {
  const label = tableName === null ? words.types[type] : printedTableName(tableName, words);
  return movedFrom === null ? label : `${printedTableName(movedFrom, words)} -> ${label}`;
}

/** The printed name of a table: with the word for table before names such as `12` and `B4`, but not before `Garden 3`. */
export function printedTableName(name: string, { table }: TicketWords): string {
  return /\p{L}{2}/u.test(name) ? name : `${table} ${name}`;
}

/** The note of the whole order between two rules; only a rule if there is no note. */
function layOutNote(note: string | null, words: TicketWords): Block[] {
  if (note === null) return [{ kind: 'Rule', mark: '-' }];
  const frame: Block = { kind: 'Rule', mark: '*' };
  return [frame, textBlock(`${words.note}: ${note}`, { size: 'Tall', isBold: true, mount: 2 }), frame];
}

/** An allergy, on its own bar and as large as the name of a dish. An empty allergy is printed as removed. */
function layOutAllergy(
  allergy: AllergySaid | undefined,
  { words: { ticket: words }, allergenNames }: Pick<TicketFacts, 'words' | 'allergenNames'>,
  word: 'allergy' | 'allergyOfAll',
): Block[] {
  if (allergy === undefined) return [];
  const names = allergy.allergens.map((one) => allergenNames[one]);
  const says = [...names, ...(allergy.text === null ? [] : [allergy.text])].join(', ');
  const text = says === '' ? words.allergyRemoved : `${words[word]}: ${says}`;
  return [
    gapBlock(4),
    textBlock(text, { size: 'Large', isBold: true, isInverse: true, mount: 2 }),
    gapBlock(4),
  ];
}

function layOutLine(line: TicketLine, facts: TicketFacts): Block[] {
  const words = facts.words.ticket;
  const { language } = facts;
  const isStruck = line.quantityBefore !== null && line.quantity === 0;
  const blocks: Block[] = [];
  if (isStruck) blocks.push(textBlock(words.cancelled, { size: 'Large', isBold: true, isInverse: true }));
  const product = `${countOf(line, words)} ${line.productName}`;
  blocks.push(textBlock(product, { size: 'Large', isBold: true, mount: 2 }));
  if (isPortionNamePrinted(line)) blocks.push(textBlock(line.portionName, { size: 'Tall', indent: 4 }));
  if (line.seat !== undefined) {
    const seat = fillMessage(language, words.seat, { seat: line.seat });
    blocks.push(textBlock(seat, { isBold: true, indent: 4 }));
  }
  blocks.push(gapBlock(4));
  if (!isStruck) blocks.push(...layOutAllergy(line.allergy, facts, 'allergy'));
  for (const { name } of line.removedIngredients) {
    // On a struck line only the word "cancelled" is on a black bar.
    blocks.push(textBlock(`${words.without}: ${name}`, { isBold: true, isInverse: !isStruck, indent: 4 }));
  }
  for (const { name } of line.extras) {
    blocks.push(textBlock(`+ ${name}`, { isBold: true, indent: 4, mount: 6 }));
  }
  if (line.note !== null) {
    blocks.push(textBlock(`>> ${line.note}`, { size: 'Tall', isBold: true, indent: 4, mount: 7 }));
  }
  return blocks;
}

/** The held lines, in small letters: the kitchen makes them later, when their course is fired. */
function layOutLater({ later = [] }: Ticket, facts: TicketFacts): Block[] {
  const words = facts.words.ticket;
  if (later.length === 0) return [];
  return [
    { kind: 'Rule', mark: '-' },
    textBlock(`${words.later}:`, { isBold: true }),
    ...later.flatMap((line) => [
      textBlock(`${countOf(line, words)} ${line.productName} (${line.course})`, { indent: 2, mount: 2 }),
      ...layOutAllergy(line.allergy, facts, 'allergy'),
    ]),
  ];
}

/** The quantity; if it changed, also the previous quantity. */
function countOf({ quantity, quantityBefore }: TicketLine, { times }: TicketWords): string {
  if (quantityBefore === null) return `${quantity} ${times}`;
  if (quantity === 0) return `${quantityBefore} ${times}`;
  return `${quantityBefore} ${times} -> ${quantity} ${times}`;
}

/** Portion names that are not printed, because they mean the normal portion. */
const PLAIN_PORTIONS: ReadonlySet<string> = new Set([
  'porsiyon',
  'portion',
  'standart',
  'standard',
  'normal',
]);

export function isPortionNamePrinted({
  portionName,
  productName,
}: Pick<TicketLine, 'portionName' | 'productName'>): boolean {
  return portionName !== '' && portionName !== productName && !PLAIN_PORTIONS.has(portionName.toLowerCase());
}

function layOutFoot(facts: TicketFacts, words: TicketWords): Block[] {
  const { venueName, printerName, timeZone, printedAt } = facts;
  const { date, time } = localTimeAt(timeZone, printedAt);
  const foot = textBlock(`${venueName} / ${printerName} / ${printedDate(date)} ${time}`, { align: 'Centre' });
  const again = layOutReprint(facts, words);
  return again.length === 0 ? [foot] : [foot, gapBlock(8), ...again];
}

/** Formats a date for paper: `2026-03-12` becomes `12.03.2026`. */
export function printedDate(date: string): string {
  return date.split('-').reverse().join('.');
}
