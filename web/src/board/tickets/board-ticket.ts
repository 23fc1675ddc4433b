import type { ShownBill } from '../../acts/bill-acts.ts';
import { type HeldCourse, heldCourses } from '../../api/bill-courses.ts';
import { type Bill, kitchenDueSince, needsMaking } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import type { RoundPart } from './round-parts.ts';
import type { ShownTicket } from './shown-tickets.ts';

type BillLine = Schemas['BillLine'];

/** A line of a ticket as it is shown to the kitchen. */
export interface TicketLine {
  id: string;
  productId: string;
  portionId: string;
  name: string;
  portion: string;
  /** The quantity with its unit, for goods by measure. */
  measure: BillLine['measure'];
  quantity: number;
  /** The seat of the guest who gets the line; `null` if the seat is not known. */
  seat: number | null;
  /** The quantity when the ticket was first shown; `null` if it has not changed. */
  quantityBefore: number | null;
  options: readonly string[];
  removed: readonly string[];
  note: string | null;
  allergy: BillLine['allergy'];
  state: 'ToMake' | 'Done' | 'Struck';
  /** Whether the line is served. A served line goes back in two steps. */
  isServed: boolean;
  isUnsaved: boolean;
}

/** A course of a ticket's round that the kitchen makes later, with its held lines. */
export interface LaterCourse extends Pick<HeldCourse, 'id' | 'name' | 'before' | 'isDue'> {
  lines: readonly TicketLine[];
}

/**
 * A ticket on the board: a round of a bill, or a course of the round that was fired later. Lines of the round that
 * moved to another bill are on a ticket of that bill.
 */
export interface BoardTicket {
  /** See `RoundPart.ticketId`. */
  id: string;
  roundId: string;
  /** See `RoundPart.partId`. */
  partId: string;
  /** The name of the fired course; `null` for the lines that were made at once. */
  course: string | null;
  billId: string;
  number: number;
  type: Bill['type'];
  table: string | null;
  /** The name of the table when the ticket was first shown; `null` if it has not changed. */
  tableBefore: string | null;
  customer: string | null;
  placedBy: string;
  /** When the round was ordered or its course fired, in milliseconds since 1970. */
  orderedAt: number;
  note: string | null;
  /** The allergy of the whole table. */
  allergy: Bill['allergy'];
  /** Whether the round orders a removed line again. */
  isReorder: boolean;
  lines: readonly TicketLine[];
  /** The state of the bill. If it is cancelled, the ticket only tells the kitchen to stop. */
  state: Bill['state'];
  /** Whether the bill is paid. */
  isPaid: boolean;
  /** The number of the round on its bill, from 1. */
  round: number;
  /**
   * Whether the ticket omits lines of its round: lines of other stations, or of a course that is made at another time.
   */
  isPartial: boolean;
  /** The courses of its round that are made later. Only one ticket of the round has them. */
  later: readonly LaterCourse[];
  /**
   * Whether the ticket only shows later courses. Such a ticket is on the board only while the ticket `laterOn` is not.
   */
  isWaiting: boolean;
  /** Of a waiting ticket, the id of the ticket that shows the later courses instead; `null` if there is none. */
  laterOn: string | null;
}

export function hasLinesToMake({ lines }: Pick<BoardTicket, 'lines'>): boolean {
  return lines.some(({ state }) => state === 'ToMake');
}

/** The ticket of a part of a round. @param known  what the board first showed of it; the ticket shows later changes */
export function toTicket(
  shown: ShownBill,
  { roundId, partId, ticketId, course, lines }: RoundPart,
  known: ShownTicket | undefined,
): BoardTicket {
  const { bill, unsavedLines } = shown;
  const isLeftOut = ({ id, roundId: ofRound, status }: BillLine) =>
    ofRound === roundId && status !== 'Cancelled' && !lines.some((line) => line.id === id);
  const at = bill.rounds.findIndex(({ id }) => id === roundId);
  const round = bill.rounds[at]!;
  const table = bill.table?.name ?? null;
  return {
    id: ticketId,
    ...{ roundId, partId, course },
    billId: bill.id,
    number: bill.number,
    type: bill.type,
    table,
    tableBefore: known !== undefined && known.table !== table ? known.table : null,
    customer: bill.customer?.name ?? null,
    placedBy: (round.takenBy ?? round.by).name,
    orderedAt: partId === roundId ? Date.parse(round.orderedAt) : firedAtOf(lines),
    note: round.note,
    allergy: bill.allergy,
    isReorder: round.againOf !== null,
    lines: lines.map((line) =>
      toLine(line, known?.quantities[line.id], bill.state, unsavedLines.has(line.id)),
    ),
    state: bill.state,
    isPaid: bill.paymentStatus === 'Paid',
    round: at + 1,
    isPartial: bill.lines.some(isLeftOut),
    ...{ later: [], isWaiting: false, laterOn: null },
  };
}

/** The courses of a bill with held lines of a round. */
export function laterCoursesOf({ bill, unsavedLines }: ShownBill, roundId: string): LaterCourse[] {
  if (bill.state === 'Cancelled') return [];
  return heldCourses(bill).flatMap(({ id, name, before, isDue, lines }) => {
    const ofRound = lines.filter((line) => line.roundId === roundId);
    const told = ofRound.map((line) => toLine(line, undefined, bill.state, unsavedLines.has(line.id)));
    return told.length === 0 ? [] : [{ id, name, before, isDue, lines: told }];
  });
}

/** The oldest time at which a line that is still to make was fired; if all are made, the latest. */
function firedAtOf(lines: readonly BillLine[]): number {
  const toMake = lines.filter(({ status }) => needsMaking(status)).map(kitchenDueSince);
  return toMake.length > 0 ? Math.min(...toMake) : Math.max(...lines.map(kitchenDueSince));
}

function toLine(
  line: BillLine,
  before: number | undefined,
  state: Bill['state'],
  isUnsaved: boolean,
): TicketLine {
  const { id, productId, portionId, productName, portionName, measure, quantity, seat, extras, status } =
    line;
  return {
    ...{ id, productId, portionId, name: productName, portion: portionName, measure, quantity, seat },
    quantityBefore: before !== undefined && before !== quantity ? before : null,
    options: extras.map(({ name }) => name),
    removed: line.removedIngredients.map(({ name }) => name),
    note: line.note,
    allergy: line.allergy,
    state:
      status === 'Cancelled' || (state === 'Cancelled' && needsMaking(status))
        ? 'Struck'
        : needsMaking(status)
          ? 'ToMake'
          : 'Done',
    isServed: status === 'Served',
    isUnsaved,
  };
}

/** Sorts tickets by age, the oldest first, then by bill number. Tickets that only show later courses come last. */
export function compareByAge(a: BoardTicket, b: BoardTicket): number {
  return (
    Number(a.isWaiting) - Number(b.isWaiting) ||
    a.orderedAt - b.orderedAt ||
    a.number - b.number ||
    a.id.localeCompare(b.id)
  );
}
