import type { Bill, Named } from './bill.ts';
import type { OrderType } from './order-request.ts';

/** What a round sends to the kitchen, as it was when it was placed. The order's number is printed from its bill. */
export interface Ticket {
  type: OrderType;
  tableName: string | null;
  customerName: string | null;
  /** Who placed it: the name of an API key or of an account. */
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
  extras: Named[];
  removedIngredients: Named[];
  note: string | null;
}

/** The ticket of one round of a bill: its lines in the order of the request. */
export function ticketOf(bill: Bill, roundId: string): Ticket {
  const round = bill.rounds.find(({ id }) => id === roundId);
  if (round === undefined) throw new Error(`Bill ${bill.id} has no round ${roundId}`);
  return {
    type: bill.type,
    tableName: bill.table?.name ?? null,
    customerName: bill.customer?.name ?? null,
    placedBy: round.by.name,
    note: round.note,
    lines: bill.lines
      .filter((line) => line.roundId === roundId)
      .map((line) => ({
        lineId: line.id,
        productId: line.productId,
        productName: line.productName,
        portionName: line.portionName,
        quantity: line.quantity,
        extras: line.extras.map(({ id, name }) => ({ id, name })),
        removedIngredients: line.removedIngredients,
        note: line.note,
      })),
  };
}
