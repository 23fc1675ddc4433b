import type { Bill, BillLine, IdAndName } from '../bills/bill.ts';
import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import { type RepeatedRound, repeatedRound } from '../bills/ordering/new-round.ts';
import type { PricingUnit } from '../menu/menu.ts';
import type { OrderType } from '../order-type.ts';
import { netThousandths } from '../pricing/measure.ts';

export const TICKET_KINDS = ['Round', 'Change'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/**
 * The part of an order that the kitchen sees on paper or on the board, as it was at that time. It does not have the order number:
 * printing adds it from the bill.
 */
export interface Ticket {
  /** `Round`: lines to make. `Change`: lines of earlier tickets that were changed. */
  kind: TicketKind;
  type: OrderType;
  tableName: string | null;
  /** For a `Change` to another table or bill: the name of the previous one. Otherwise `null`. */
  movedFrom: string | null;
  customerName: string | null;
  /** The name of the account or API key that placed or changed the order. */
  placedBy: string;
  note: string | null;
  /** Set if the line was struck before and must be made after all. */
  isAgain?: true;
  /** The allergy of the whole table. An empty one means that the allergy was removed. */
  allergy?: AllergySaid;
  /** Set if the ticket fires held lines: the name of their course. */
  course?: string;
  /** Set if this round is likely a duplicate: the earlier round of the bill with the same lines. */
  repeats?: RepeatedRound;
  lines: TicketLine[];
  /** Held lines of the round: the kitchen makes them later. */
  later?: HeldTicketLine[];
}

/** A line that is made when its course is fired. */
export interface HeldTicketLine extends TicketLine {
  course: string;
}

export interface TicketLine {
  lineId: string;
  productId: string;
  productName: string;
  portionName: string;
  quantity: number;
  /** For a changed quantity: the previous one. Otherwise `null`. A struck line has a `quantity` of 0. */
  quantityBefore: number | null;
  extras: IdAndName[];
  removedIngredients: IdAndName[];
  note: string | null;
  /** The number of the guest who gets the line, from 1. */
  seat?: number;
  /** The allergy of the guest of this line. An empty one means that the allergy was removed. */
  allergy?: AllergySaid;
}

/** The ticket of one round of a bill. Lines are in the order of the request; held lines are in `later`. */
export function roundTicketOf(bill: Bill, roundId: string): Ticket {
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

/** The ticket of held lines that were fired. @param course  the name of the course; `null` if a person fired a single line */
export function fireTicketOfLines(
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
  return { kind: 'Round' as const, type, movedFrom: null, ...names, ...ticketAllergyOf(bill) };
}

/** The allergy of a bill or a line, for its ticket; no property if there is none. */
export function ticketAllergyOf({ allergy }: Pick<Bill, 'allergy'>): { allergy?: AllergySaid } {
  return allergy === undefined ? {} : { allergy: { allergens: allergy.allergens, text: allergy.text } };
}

function toLaterLine(line: BillLine): HeldTicketLine {
  return { ...toTicketLine(line, line.quantity, null), course: line.course?.name ?? '' };
}

/** Converts a line of a bill to a line of a ticket. */
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
    ...ticketAllergyOf(line),
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

/** The portion for the kitchen; for goods by measure, with the measured amount. */
function portionOf({ portionName, measure }: BillLine): string {
  if (measure === undefined) return portionName;
  return `${portionName} ${netThousandths(measure) / 1_000} ${UNIT_SYMBOLS[measure.unit]}`.trim();
}
