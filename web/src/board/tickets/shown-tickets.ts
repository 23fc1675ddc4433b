import { type Bill, isToMake } from '../../api/bill-list.ts';
import { type RoundPart, roundParts } from './round-parts.ts';

/**
 * The content of a ticket when the board first showed it, so that it can show later changes to the kitchen.
 */
export interface ShownTicket {
  billId: string;
  /** The name of the table; `null` without one. */
  table: string | null;
  /** The quantities of the lines that were still to make, by line id. */
  quantities: Readonly<Record<string, number>>;
  /** Since when its bill is no longer listed, in milliseconds since 1970; `null` if it is listed. */
  goneAt: number | null;
}

/**
 * What the board remembers over reloads: only tickets of listed bills, and of those that just left the list.
 */
export interface BoardMemory {
  /** By the id of the ticket. */
  tickets: Readonly<Record<string, ShownTicket>>;
  /** The parts of rounds of listed bills that the board has seen: all others are new. */
  seenRounds: readonly string[];
  /** The tickets that were bumped here, the latest first. */
  bumped: readonly { ticketId: string; at: number }[];
}

export const EMPTY_MEMORY: BoardMemory = { tickets: {}, seenRounds: [], bumped: [] };

/** How long a ticket of a voided bill is shown, unless a person removes it earlier. */
const GONE_SHOWN_MS = 30 * 60_000;

const BUMPED_KEPT = 20;

/**
 * Notes the bills that the kitchen is at as the service has them. Each ticket keeps the table and the quantities that it
 * came with; lines that are done are forgotten, struck ones are kept until a person acknowledges them.
 * @param bills  all bills that are listed
 * @returns the memory afterwards, the same object when nothing changed; and the rounds, or their fired courses, that are new
 */
export function noteBills(
  memory: BoardMemory,
  bills: readonly Bill[],
  now: number,
): { memory: BoardMemory; newRounds: readonly string[] } {
  const seen = new Set(memory.seenRounds);
  const newRounds: string[] = [];
  const tickets: Record<string, ShownTicket> = {};
  const seenRounds: string[] = [];
  for (const bill of bills) {
    for (const part of roundParts(bill)) {
      const { ticketId, partId } = part;
      seenRounds.push(partId);
      // Lines that moved to another bill were first shown with the ticket of their round.
      const ticket = notePart(memory.tickets[ticketId] ?? memory.tickets[partId], bill, part);
      if (ticket === null) continue;
      tickets[ticketId] = ticket;
      if (!seen.has(partId)) newRounds.push(partId);
    }
  }
  const listed = new Set(bills.map(({ id }) => id));
  for (const [ticketId, ticket] of Object.entries(memory.tickets)) {
    if (listed.has(ticket.billId)) continue;
    const goneAt = ticket.goneAt ?? now;
    if (now - goneAt < GONE_SHOWN_MS) tickets[ticketId] = { ...ticket, goneAt };
  }
  const after = { ...memory, tickets, seenRounds };
  return { memory: isSame(memory, after) ? memory : after, newRounds };
}

/** The ticket of a part of a round after its bill changed; `null` if it has nothing to make or to show. */
function notePart(known: ShownTicket | undefined, bill: Bill, { lines }: RoundPart): ShownTicket | null {
  const quantities: Record<string, number> = {};
  for (const { id, status, quantity } of lines) {
    const before = known?.quantities[id];
    if (isToMake(status)) quantities[id] = before ?? quantity;
    else if (status === 'Cancelled' && before !== undefined) quantities[id] = before;
  }
  if (Object.keys(quantities).length === 0) return null;
  const table = known === undefined ? (bill.table?.name ?? null) : known.table;
  return { billId: bill.id, table, quantities, goneAt: null };
}

/**
 * Forgets the tickets of bills that are no longer listed and were all made: the kitchen no longer needs them.
 */
export function forgetMade(memory: BoardMemory, gone: readonly Bill[]): BoardMemory {
  const made = gone.flatMap((bill) =>
    roundParts(bill)
      .map(({ ticketId }) => ticketId)
      .filter((id) => {
        const known = memory.tickets[id]?.quantities;
        const isMade = ({ status }: Bill['lines'][number]) => status === 'Ready' || status === 'Served';
        return known !== undefined && bill.lines.every((line) => !(line.id in known) || isMade(line));
      }),
  );
  return made.reduce((before, id) => acknowledge(before, id, null), memory);
}

/**
 * Forgets the reported changes of a ticket, because a person has read them.
 * @param lineIds  the lines that they have read; `null` for the whole ticket
 */
export function acknowledge(
  memory: BoardMemory,
  ticketId: string,
  lineIds: readonly string[] | null,
): BoardMemory {
  const { [ticketId]: known, ...others } = memory.tickets;
  if (known === undefined) return memory;
  const left = Object.entries(known.quantities).filter(([id]) => lineIds !== null && !lineIds.includes(id));
  if (left.length === 0) return { ...memory, tickets: others };
  const ticket = { ...known, quantities: Object.fromEntries(left) };
  return { ...memory, tickets: { ...others, [ticketId]: ticket } };
}

/** Notes that a ticket was bumped here. */
export function noteBumped(memory: BoardMemory, ticketId: string, at: number): BoardMemory {
  const others = memory.bumped.filter((one) => one.ticketId !== ticketId);
  return { ...memory, bumped: [{ ticketId, at }, ...others].slice(0, BUMPED_KEPT) };
}

function isSame(a: BoardMemory, b: BoardMemory): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
