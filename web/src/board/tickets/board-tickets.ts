import type { Act } from '../../acts/act.ts';
import { type ShownBill, showBill } from '../../acts/bill-acts.ts';
import { type Bill, MADE_WITHIN_MS } from '../../api/bill-list.ts';
import { type BoardTicket, byAge, hasToMake, toTicket } from './board-ticket.ts';
import { type BoardMemory, type ShownTicket, ticketIdOf } from './shown-tickets.ts';

interface MadeTicket {
  bill: Bill;
  known: ShownTicket | undefined;
  unsaved: string;
  ticket: BoardTicket;
}

/** Makes tickets of bills, and gives the same object again while nothing of a ticket changed. */
export interface TicketMaker {
  /**
   * Every round of the bills, listed ones and those that are gone, as a ticket: the oldest first.
   * @param bills  as the service has them
   * @param acts  what was done here and is not answered yet
   */
  ticketsOf: (bills: readonly Bill[], acts: readonly Act[], memory: BoardMemory) => readonly BoardTicket[];
}

/** A card is drawn anew only when its ticket is another object: of 200 lines one tap changes one card. */
export function createTicketMaker(): TicketMaker {
  let made = new Map<string, MadeTicket>();
  return {
    ticketsOf: (bills, acts, memory) => {
      const next = new Map<string, MadeTicket>();
      for (const bill of bills) {
        const shown = showBill(bill, acts);
        for (const round of bill.rounds) {
          const id = ticketIdOf(bill.id, round);
          next.set(id, makeOrKeep(made.get(id), bill, shown, round.id, memory.tickets[id]));
        }
      }
      made = next;
      return [...made.values()].map(({ ticket }) => ticket).sort(byAge);
    },
  };
}

function makeOrKeep(
  before: MadeTicket | undefined,
  bill: Bill,
  shown: ShownBill,
  roundId: string,
  known: ShownTicket | undefined,
): MadeTicket {
  const unsaved = shown.isUnsaved
    ? JSON.stringify([
        shown.bill.allergy,
        shown.bill.lines.map(({ id, status, quantity, allergy }) => [id, status, quantity, allergy]),
      ])
    : '';
  if (before?.bill === bill && before.unsaved === unsaved && isSameKnown(before.known, known)) return before;
  return { bill, known, unsaved, ticket: toTicket(shown, roundId, known) };
}

function isSameKnown(a: ShownTicket | undefined, b: ShownTicket | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The tickets that stand on the board: those with something to make, and those of which the kitchen has yet to
 * learn that a line was struck or that the bill was voided. After 12 hours nobody makes them any more.
 * @param now  in milliseconds since 1970
 */
export function standingTickets(
  tickets: readonly BoardTicket[],
  memory: BoardMemory,
  now: number,
): BoardTicket[] {
  return tickets.filter(
    (ticket) =>
      ticket.orderedAt + MADE_WITHIN_MS > now &&
      (hasToMake(ticket) || hasNewStrikes(ticket, memory.tickets[ticket.id])),
  );
}

/** Whether a line was struck that the board had shown as one to make. */
function hasNewStrikes({ lines }: BoardTicket, known: ShownTicket | undefined): boolean {
  return lines.some(({ id, state }) => state === 'Struck' && known?.quantities[id] !== undefined);
}

/** How many tickets the recall offers. */
const RECALLED = 20;

/**
 * The tickets that were bumped last: those bumped here in their order, then the others, the latest ordered
 * first. A voided bill has none.
 */
export function bumpedTickets(tickets: readonly BoardTicket[], { bumped }: BoardMemory): BoardTicket[] {
  const bumpedAt = new Map(bumped.map(({ ticketId, at }) => [ticketId, at]));
  const isDone = ({ lines }: BoardTicket) =>
    lines.some((line) => line.state === 'Done') && lines.every((line) => line.state !== 'ToMake');
  const at = ({ id }: BoardTicket) => bumpedAt.get(id) ?? 0;
  return tickets
    .filter(isDone)
    .sort((a, b) => at(b) - at(a) || byAge(b, a))
    .slice(0, RECALLED);
}
