import type { Bill, BillLine, Named } from '../bills/bill.ts';
import type { OrderType } from '../bills/order-request.ts';
import type { Product } from '../menu/menu.ts';
import type { Printer } from './printer.ts';

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
  lines: TicketLine[];
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
}

/** The ticket of one round of a bill: its lines in the order of the request. */
export function ticketOf(bill: Bill, roundId: string): Ticket {
  const round = bill.rounds.find(({ id }) => id === roundId);
  if (round === undefined) throw new Error(`Bill ${bill.id} has no round ${roundId}`);
  return {
    kind: 'Round',
    type: bill.type,
    tableName: bill.table?.name ?? null,
    movedFrom: null,
    customerName: bill.customer?.name ?? null,
    placedBy: (round.takenBy ?? round.by).name,
    note: round.note,
    lines: bill.lines
      .filter((line) => line.roundId === roundId)
      .map((line) => toTicketLine(line, line.quantity, null)),
  };
}

/** A line of a bill as a ticket has it. */
export function toTicketLine(line: BillLine, quantity: number, quantityBefore: number | null): TicketLine {
  return {
    lineId: line.id,
    productId: line.productId,
    productName: line.productName,
    portionName: line.portionName,
    quantity,
    quantityBefore,
    extras: line.extras.map(({ id, name }) => ({ id, name })),
    removedIngredients: line.removedIngredients,
    note: line.note,
  };
}

/** A ticket to save; without a `printerId` it is for the kitchen board only. */
export interface TicketToWrite {
  id: string;
  roundId: string;
  printerId: string | null;
  content: Ticket;
}

/** The facts that decide which printer prints a line. */
export interface RoutingContext {
  printers: readonly Printer[];
  productOf: (productId: string) => Pick<Product, 'categoryId'> | undefined;
}

/**
 * Routes the lines of a ticket to the printers of their products' categories: one ticket for each printer
 * that has a line, in the order of the printers. A line may be printed on several. A line without a printer
 * is printed on the first one, so that nothing is missed. Without any printer the whole ticket stays on the
 * kitchen board.
 */
export function routeTicket(
  ticket: Ticket,
  { printers, productOf }: RoutingContext,
): { printerId: string | null; content: Ticket }[] {
  const working = printers.filter(({ isEnabled }) => isEnabled);
  const [first] = working;
  if (first === undefined) return [{ printerId: null, content: ticket }];
  const prints = ({ categoryIds }: Printer, { productId }: TicketLine) => {
    const categoryId = productOf(productId)?.categoryId;
    return categoryIds === null || (categoryId !== undefined && categoryIds.includes(categoryId));
  };
  const isOrphan = (line: TicketLine) => !working.some((printer) => prints(printer, line));
  return working.flatMap((printer) => {
    const lines = ticket.lines.filter(
      (line) => prints(printer, line) || (printer === first && isOrphan(line)),
    );
    return lines.length === 0 ? [] : [{ printerId: printer.id, content: { ...ticket, lines } }];
  });
}
