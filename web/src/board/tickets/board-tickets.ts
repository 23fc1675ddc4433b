import type { Act } from '../../acts/act.ts';
import { applyBillActs, type ShownBill } from '../../acts/bill-acts.ts';
import { type Bill, LONGEST_ON_BOARD_MS } from '../../api/bill-list.ts';
import { type BoardTicket, compareByAge, hasLinesToMake, laterCoursesOf, toTicket } from './board-ticket.ts';
import { roundParts } from './round-parts.ts';
import type { BoardMemory, ShownTicket } from './shown-tickets.ts';

interface MadeTicket {
  bill: Bill;
  known: ShownTicket | undefined;
  unsaved: string;
  ticket: BoardTicket;
}

/** Makes the tickets of bills. It returns the same object for a ticket that has not changed. */
export interface TicketMaker {
  /**
   * The tickets of all rounds, the oldest first.
   * @param bills  the bills as the service has them: those with work for the kitchen, and voided ones
   * @param acts  the unanswered acts of this device
   */
  ticketsOf: (bills: readonly Bill[], acts: readonly Act[], memory: BoardMemory) => readonly BoardTicket[];
}

/** Keeps the objects of unchanged tickets, because a card only renders again if its ticket is another object. */
export function createTicketMaker(): TicketMaker {
  let made = new Map<string, MadeTicket>();
  return {
    ticketsOf: (bills, acts, memory) => {
      const next = new Map<string, MadeTicket>();
      for (const bill of bills) {
        const shown = applyBillActs(bill, acts);
        const unsaved = unsavedOf(shown);
        const isSame = (id: string) => made.get(id)?.bill === bill && made.get(id)?.unsaved === unsaved;
        for (const ticket of ticketsOfBill(shown, memory)) {
          const { id } = ticket;
          const known = memory.tickets[id];
          const before = made.get(id);
          const isKept = before !== undefined && isSame(id) && isSameKnown(before.known, known);
          next.set(id, isKept ? before : { bill, known, unsaved, ticket });
        }
      }
      made = next;
      return [...made.values()].map(({ ticket }) => ticket).sort(compareByAge);
    },
  };
}

/** A text that changes whenever an unanswered act changes what the tickets of the bill show. */
function unsavedOf({ bill, isUnsaved }: ShownBill): string {
  if (!isUnsaved) return '';
  return JSON.stringify([
    bill.allergy,
    bill.lines.map(({ id, status, quantity, isHeld, firedAt, allergy, seat }) => [
      ...[id, status, quantity, isHeld, firedAt],
      ...[allergy, seat],
    ]),
  ]);
}

/** The tickets of all rounds of a bill. A round with later courses has an additional ticket for them. */
function ticketsOfBill(shown: ShownBill, memory: BoardMemory): BoardTicket[] {
  const parts = roundParts(shown.bill);
  return shown.bill.rounds.flatMap(({ id: roundId }) => {
    const tickets = parts
      .filter((part) => part.roundId === roundId)
      .map((part) => toTicket(shown, part, memory.tickets[part.ticketId]));
    const later = laterCoursesOf(shown, roundId);
    if (later.length === 0) return tickets;
    const laterOn = tickets.findLast(hasLinesToMake) ?? null;
    const waiting = { ...tickets[0]!, id: `${tickets[0]!.id}~later`, lines: [], note: null, later };
    return [
      ...tickets.map((ticket) => (ticket === laterOn ? { ...ticket, later } : ticket)),
      { ...waiting, isWaiting: true, laterOn: laterOn?.id ?? null },
    ];
  });
}

function isSameKnown(a: ShownTicket | undefined, b: ShownTicket | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The tickets that are on the board: those with lines to make, those with removed lines or a voided bill that the
 * kitchen has not confirmed, and last those that only show later courses. Tickets older than 12 hours are left out.
 * @param now  in milliseconds since 1970
 */
export function currentTickets(
  tickets: readonly BoardTicket[],
  memory: BoardMemory,
  now: number,
): BoardTicket[] {
  const recent = tickets.filter(({ orderedAt }) => orderedAt + LONGEST_ON_BOARD_MS > now);
  const toMake = new Set(recent.filter(hasLinesToMake).map(({ id }) => id));
  return recent.filter((ticket) =>
    ticket.isWaiting
      ? !toMake.has(ticket.laterOn ?? '')
      : toMake.has(ticket.id) || hasNewStrikes(ticket, memory.tickets[ticket.id]),
  );
}

/** Whether a line was removed after the board had shown it as still to make. */
function hasNewStrikes({ lines }: BoardTicket, known: ShownTicket | undefined): boolean {
  return lines.some(({ id, state }) => state === 'Struck' && known?.quantities[id] !== undefined);
}

/** How many tickets can be recalled. */
const RECALLED = 20;

/**
 * The tickets that can be recalled: first those that were bumped on this board, the latest first, then the others, the
 * newest first. A voided bill has none.
 */
export function bumpedTickets(tickets: readonly BoardTicket[], { bumped }: BoardMemory): BoardTicket[] {
  const bumpedAt = new Map(bumped.map(({ ticketId, at }) => [ticketId, at]));
  const isDone = ({ lines }: BoardTicket) =>
    lines.some((line) => line.state === 'Done') && lines.every((line) => line.state !== 'ToMake');
  const at = ({ id }: BoardTicket) => bumpedAt.get(id) ?? 0;
  return tickets
    .filter(isDone)
    .sort((a, b) => at(b) - at(a) || compareByAge(b, a))
    .slice(0, RECALLED);
}
