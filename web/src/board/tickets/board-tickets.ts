import type { Act } from '../../acts/act.ts';
import { type ShownBill, showBill } from '../../acts/bill-acts.ts';
import { type Bill, MADE_WITHIN_MS } from '../../api/bill-list.ts';
import { type BoardTicket, byAge, hasToMake, laterCoursesOf, toTicket } from './board-ticket.ts';
import { roundParts } from './round-parts.ts';
import type { BoardMemory, ShownTicket } from './shown-tickets.ts';

interface MadeTicket {
  bill: Bill;
  known: ShownTicket | undefined;
  unsaved: string;
  ticket: BoardTicket;
}

/** Makes tickets of bills. As long as a ticket does not change, it returns the same object. */
export interface TicketMaker {
  /**
   * Every round of the bills, listed ones and those that are gone, as a ticket: the oldest first.
   * @param bills  as the service has them
   * @param acts  the acts of this device that are not answered yet
   */
  ticketsOf: (bills: readonly Bill[], acts: readonly Act[], memory: BoardMemory) => readonly BoardTicket[];
}

/** A card renders again only if its ticket is another object: one tap among 200 lines changes one card. */
export function createTicketMaker(): TicketMaker {
  let made = new Map<string, MadeTicket>();
  return {
    ticketsOf: (bills, acts, memory) => {
      const next = new Map<string, MadeTicket>();
      for (const bill of bills) {
        const shown = showBill(bill, acts);
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
      return [...made.values()].map(({ ticket }) => ticket).sort(byAge);
    },
  };
}

/** The parts of a bill that are shown but not confirmed by the service. */
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

/** The tickets of the rounds of a bill, and one for each round with later courses. */
function ticketsOfBill(shown: ShownBill, memory: BoardMemory): BoardTicket[] {
  const parts = roundParts(shown.bill);
  return shown.bill.rounds.flatMap(({ id: roundId }) => {
    const tickets = parts
      .filter((part) => part.roundId === roundId)
      .map((part) => toTicket(shown, part, memory.tickets[part.ticketId]));
    const later = laterCoursesOf(shown, roundId);
    if (later.length === 0) return tickets;
    const laterOn = tickets.findLast(hasToMake) ?? null;
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
 * The tickets that belong on the board: those with lines to make; those with struck lines or a voided bill
 * that the kitchen has not seen; last, those that only wait. A ticket older than 12 hours is not shown.
 * @param now  in milliseconds since 1970
 */
export function currentTickets(
  tickets: readonly BoardTicket[],
  memory: BoardMemory,
  now: number,
): BoardTicket[] {
  const recent = tickets.filter(({ orderedAt }) => orderedAt + MADE_WITHIN_MS > now);
  const toMake = new Set(recent.filter(hasToMake).map(({ id }) => id));
  return recent.filter((ticket) =>
    ticket.isWaiting
      ? !toMake.has(ticket.laterOn ?? '')
      : toMake.has(ticket.id) || hasNewStrikes(ticket, memory.tickets[ticket.id]),
  );
}

/** Whether a line was struck that the board had shown as still to make. */
function hasNewStrikes({ lines }: BoardTicket, known: ShownTicket | undefined): boolean {
  return lines.some(({ id, state }) => state === 'Struck' && known?.quantities[id] !== undefined);
}

/** The most tickets that can be recalled. */
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
