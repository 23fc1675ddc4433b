import type { ShownBill } from '../../acts/bill-acts.ts';
import { type Bill, isToMake } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { type ShownTicket, ticketIdOf } from './shown-tickets.ts';

type BillLine = Schemas['BillLine'];

/** A line of a ticket as the kitchen reads it. */
export interface TicketLine {
  id: string;
  productId: string;
  portionId: string;
  name: string;
  portion: string;
  /** How much of it, of goods by measure. */
  measure: BillLine['measure'];
  quantity: number;
  /** The quantity that the ticket came with, when it is another one now. */
  quantityBefore: number | null;
  options: readonly string[];
  removed: readonly string[];
  note: string | null;
  allergy: BillLine['allergy'];
  state: 'ToMake' | 'Done' | 'Struck';
  /** Whether it was brought to the guest: two steps behind what is still to make. */
  isServed: boolean;
  isUnsaved: boolean;
}

/** A ticket on the board: one round of a bill, as far as its lines are on that bill. */
export interface BoardTicket {
  /** See `ticketIdOf`. */
  id: string;
  roundId: string;
  billId: string;
  number: number;
  type: Bill['type'];
  table: string | null;
  /** The table that it came with, when it is another one now. */
  tableBefore: string | null;
  customer: string | null;
  placedBy: string;
  /** In milliseconds since 1970. */
  orderedAt: number;
  note: string | null;
  /** Of everyone at the table. */
  allergy: Bill['allergy'];
  /** Whether its line was struck before and is to be made after all. */
  isAgain: boolean;
  lines: readonly TicketLine[];
  /** A ticket of a cancelled bill only tells the kitchen to stop. */
  state: Bill['state'];
  /** Whether nothing is owed on its bill. */
  isPaid: boolean;
  /** Which round of its bill it is, from 1 on. */
  round: number;
  /** Whether lines of other stations are left out. */
  isPartial: boolean;
}

/** Whether a ticket has something to make. */
export function hasToMake({ lines }: Pick<BoardTicket, 'lines'>): boolean {
  return lines.some(({ state }) => state === 'ToMake');
}

/** The ticket of one round of a bill, with what changed since the board showed it first. */
export function toTicket(shown: ShownBill, roundId: string, known: ShownTicket | undefined): BoardTicket {
  const { bill, unsavedLines } = shown;
  const at = bill.rounds.findIndex(({ id }) => id === roundId);
  const round = bill.rounds[at]!;
  const table = bill.table?.name ?? null;
  return {
    id: ticketIdOf(bill.id, round),
    roundId,
    billId: bill.id,
    number: bill.number,
    type: bill.type,
    table,
    tableBefore: known !== undefined && known.table !== table ? known.table : null,
    customer: bill.customer?.name ?? null,
    placedBy: (round.takenBy ?? round.by).name,
    orderedAt: Date.parse(round.orderedAt),
    note: round.note,
    allergy: bill.allergy,
    isAgain: round.againOf !== null,
    lines: bill.lines
      .filter((line) => line.roundId === roundId)
      .map((line) => toLine(line, known?.quantities[line.id], bill.state, unsavedLines.has(line.id))),
    state: bill.state,
    isPaid: bill.paymentStatus === 'Paid',
    round: at + 1,
    isPartial: false,
  };
}

function toLine(
  line: BillLine,
  before: number | undefined,
  state: Bill['state'],
  isUnsaved: boolean,
): TicketLine {
  const { id, productId, portionId, productName, portionName, measure, quantity, extras, status } = line;
  return {
    ...{ id, productId, portionId, name: productName, portion: portionName, measure, quantity },
    quantityBefore: before !== undefined && before !== quantity ? before : null,
    options: extras.map(({ name }) => name),
    removed: line.removedIngredients.map(({ name }) => name),
    note: line.note,
    allergy: line.allergy,
    state:
      status === 'Cancelled' || (state === 'Cancelled' && isToMake(status))
        ? 'Struck'
        : isToMake(status)
          ? 'ToMake'
          : 'Done',
    isServed: status === 'Served',
    isUnsaved,
  };
}

/** The oldest first; of the same moment the lower number. */
export function byAge(a: BoardTicket, b: BoardTicket): number {
  return a.orderedAt - b.orderedAt || a.number - b.number || a.id.localeCompare(b.id);
}
