import type { ShownBill } from '../../acts/bill-acts.ts';
import { type HeldCourse, heldCourses } from '../../api/bill-courses.ts';
import { type Bill, isToMake, kitchenDueSince } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import type { RoundPart } from './round-parts.ts';
import type { ShownTicket } from './shown-tickets.ts';

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
  /** The guest who gets it; `null` if no one said. */
  seat: number | null;
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

/** Lines of a ticket's round that the kitchen makes later, by their course. */
export interface LaterCourse extends Pick<HeldCourse, 'id' | 'name' | 'before' | 'isDue'> {
  lines: readonly TicketLine[];
}

/**
 * A ticket on the board: one round of a bill, or a course of it that was fired later, with those of its lines that are on
 * that bill.
 */
export interface BoardTicket {
  /** See `RoundPart.ticketId`. */
  id: string;
  roundId: string;
  /** See `RoundPart.partId`. */
  partId: string;
  /** The course that was fired; `null` for what was made at once. */
  course: string | null;
  billId: string;
  number: number;
  type: Bill['type'];
  table: string | null;
  /** The table that it came with, when it is another one now. */
  tableBefore: string | null;
  customer: string | null;
  placedBy: string;
  /** When the kitchen was told to make it, in milliseconds since 1970. */
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
  /** Whether lines of its round are left out: of other stations, or of a course that is made at another time. */
  isPartial: boolean;
  /** The courses of its round that are made later; they are shown on one ticket of the round. */
  later: readonly LaterCourse[];
  /** Whether it only shows courses that are made later. It is on the board if `laterOn` is not. */
  isWaiting: boolean;
  /** The ticket that shows them instead; `null` on other tickets, and when there is none. */
  laterOn: string | null;
}

/** Whether a ticket has something to make. */
export function hasToMake({ lines }: Pick<BoardTicket, 'lines'>): boolean {
  return lines.some(({ state }) => state === 'ToMake');
}

/** The ticket of a part of a round, with what changed since the board showed it first. */
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
    isAgain: round.againOf !== null,
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

/** The held lines of a round, by course. */
export function laterCoursesOf({ bill, unsavedLines }: ShownBill, roundId: string): LaterCourse[] {
  if (bill.state === 'Cancelled') return [];
  return heldCourses(bill).flatMap(({ id, name, before, isDue, lines }) => {
    const ofRound = lines.filter((line) => line.roundId === roundId);
    const told = ofRound.map((line) => toLine(line, undefined, bill.state, unsavedLines.has(line.id)));
    return told.length === 0 ? [] : [{ id, name, before, isDue, lines: told }];
  });
}

/** Since when the oldest of fired lines that is still to make waits; of made ones, when the last one was fired. */
function firedAtOf(lines: readonly BillLine[]): number {
  const toMake = lines.filter(({ status }) => isToMake(status)).map(kitchenDueSince);
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
      status === 'Cancelled' || (state === 'Cancelled' && isToMake(status))
        ? 'Struck'
        : isToMake(status)
          ? 'ToMake'
          : 'Done',
    isServed: status === 'Served',
    isUnsaved,
  };
}

/** The oldest first; of the same moment the lower number. What only waits comes last. */
export function byAge(a: BoardTicket, b: BoardTicket): number {
  return (
    Number(a.isWaiting) - Number(b.isWaiting) ||
    a.orderedAt - b.orderedAt ||
    a.number - b.number ||
    a.id.localeCompare(b.id)
  );
}
