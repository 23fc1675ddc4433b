import type { Bill, BillLine, Named } from '../bills/bill.ts';
import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import { type RepeatedRound, repeatedRound } from '../bills/ordering/new-round.ts';
import type { PricingUnit } from '../menu/menu.ts';
import type { OrderType } from '../order-type.ts';
import { netThousandths } from '../pricing/measure.ts';

export const TICKET_KINDS = ['Round', 'Change'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/**
 * The part of an order that the kitchen sees, on paper or on the board, as it was at that time. The order's
 * number is printed from its bill.
 */
export interface Ticket {
  /** `Round`: lines to make. `Change`: lines of earlier tickets that are no longer as they were. */
  kind: TicketKind;
  type: OrderType;
  tableName: string | null;
  /** The table that the order moved from, on a `Change` that says so. */
  movedFrom: string | null;
  customerName: string | null;
  /** Who placed or changed it: the name of an API key or of an account. */
  placedBy: string;
  note: string | null;
  /** Its line was struck before and is to be made after all. */
  isAgain?: true;
  /** Of everyone at the table. */
  allergy?: AllergySaid;
  /** The course that was fired, on the ticket of its lines. */
  course?: string;
  /** The earlier round of the bill that it likely repeats. */
  repeats?: RepeatedRound;
  lines: TicketLine[];
  /** Lines of the round that are held: they are made later. */
  later?: LaterLine[];
}

/** A line that is made when its course is fired. */
export interface LaterLine extends TicketLine {
  course: string;
}

export interface TicketLine {
  lineId: string;
  productId: string;
  productName: string;
  portionName: string;
  quantity: number;
  /** The quantity before, on a `Change`; a struck line has a `quantity` of 0. */
  quantityBefore: number | null;
  extras: Named[];
  removedIngredients: Named[];
  note: string | null;
  /** The guest who gets it, from 1. */
  seat?: number;
  /** Of its guest; one that says nothing was removed. */
  allergy?: AllergySaid;
}

/** The ticket of one round of a bill: its lines in the order of the request, those that are held apart from what is to be made. */
export function ticketOf(bill: Bill, roundId: string): Ticket {
  const round = bill.rounds.find(({ id }) => id === roundId);
  if (round === undefined) throw new Error(`Bill ${bill.id} has no round ${roundId}`);
  const lines = bill.lines.filter((line) => line.roundId === roundId);
  const later = lines.flatMap((line) => (line.isHeld ? [toLaterLine(line)] : []));
  const repeats = repeatedRound(bill, roundId);
  return {
    ...headOf(bill),
    placedBy: (round.takenBy ?? round.by).name,
    note: round.note,
    ...(round.againOf === undefined ? {} : { isAgain: true as const }),
    lines: lines.filter(({ isHeld }) => !isHeld).map((line) => toTicketLine(line, line.quantity, null)),
    ...(later.length === 0 ? {} : { later }),
    ...(repeats === null ? {} : { repeats }),
  };
}

/** The ticket of lines that were held and are to be made now. @param course  its name; `null` if a single line was begun */
export function fireTicketOf(
  bill: Bill,
  fired: readonly BillLine[],
  placedBy: string,
  course: string | null,
): Ticket {
  return {
    ...headOf(bill),
    placedBy,
    note: null,
    ...(course === null ? {} : { course }),
    lines: fired.map((line) => toTicketLine(line, line.quantity, null)),
  };
}

function headOf(bill: Bill) {
  const { type, table, customer } = bill;
  const names = { tableName: table?.name ?? null, customerName: customer?.name ?? null };
  return { kind: 'Round' as const, type, movedFrom: null, ...names, ...allergyOn(bill) };
}

/** What a ticket says of an allergy of a bill or a line. */
export function allergyOn({ allergy }: Pick<Bill, 'allergy'>): { allergy?: AllergySaid } {
  return allergy === undefined ? {} : { allergy: { allergens: allergy.allergens, text: allergy.text } };
}

function toLaterLine(line: BillLine): LaterLine {
  return { ...toTicketLine(line, line.quantity, null), course: line.course?.name ?? '' };
}

/** A line of a bill as a ticket has it. */
export function toTicketLine(line: BillLine, quantity: number, quantityBefore: number | null): TicketLine {
  return {
    lineId: line.id,
    productId: line.productId,
    productName: line.productName,
    portionName: portionOf(line),
    quantity,
    quantityBefore,
    extras: line.extras.map(({ id, name }) => ({ id, name })),
    removedIngredients: line.removedIngredients,
    note: line.note,
    ...(line.seat === undefined ? {} : { seat: line.seat }),
    ...allergyOn(line),
  };
}

const UNIT_SYMBOLS: Record<PricingUnit, string> = {
  Piece: '',
  Kilogram: 'kg',
  Gram: 'g',
  Litre: 'l',
  Millilitre: 'ml',
  Metre: 'm',
};

/** The portion as the kitchen makes it: of goods by measure, how much of it. */
function portionOf({ portionName, measure }: BillLine): string {
  if (measure === undefined) return portionName;
  return `${portionName} ${netThousandths(measure) / 1_000} ${UNIT_SYMBOLS[measure.unit]}`.trim();
}
