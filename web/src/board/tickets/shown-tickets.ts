import { type Bill, needsMaking } from '../../api/bill-list.ts';
import { type RoundPart, roundParts } from './round-parts.ts';

/** What the board first showed of a ticket. By comparison, it shows later changes to the kitchen. */
export interface ShownTicket {
  billId: string;
  /** The name of the table; `null` if the bill has none. */
  table: string | null;
  /** By line id, the quantities of the lines that were still to make. */
  quantities: Readonly<Record<string, number>>;
  /** When its bill left the list, in milliseconds since 1970; `null` if it is listed. */
  goneAt: number | null;
}

/**
 * The memory of the board, which survives a reload. It only has tickets of listed bills, and of bills that just left
 * the list.
 */
export interface BoardMemory {
  /** By ticket id. */
  tickets: Readonly<Record<string, ShownTicket>>;
  /** The `partId`s of listed bills that the board has seen: all others are new. */
  seenRounds: readonly string[];
  /** The tickets that were bumped on this board, the latest first. */
  bumped: readonly { ticketId: string; at: number }[];
}

export const EMPTY_MEMORY: BoardMemory = { tickets: {}, seenRounds: [], bumped: [] };

/** How long the ticket of a voided bill is shown, unless a person removes it earlier. */
const GONE_SHOWN_MS = 30 * 60_000;

const BUMPED_KEPT = 20;

/**
 * Updates the memory with the bills that have work for the kitchen. Each ticket keeps its first table and quantities.
 * Lines that are done are forgotten; struck lines are kept until a person confirms them.
 * @param bills  all listed bills, as the service has them
 * @returns the new memory, or the same object if nothing changed; and the `partId`s that are new
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
      // Lines that moved to another bill were first shown on the ticket of their round.
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

/** The memory of a part of a round after its bill changed; `null` if it has nothing to make and no change to show. */
function notePart(known: ShownTicket | undefined, bill: Bill, { lines }: RoundPart): ShownTicket | null {
  const quantities: Record<string, number> = {};
  for (const { id, status, quantity } of lines) {
    const before = known?.quantities[id];
    if (needsMaking(status)) quantities[id] = before ?? quantity;
    else if (status === 'Cancelled' && before !== undefined) quantities[id] = before;
  }
  if (Object.keys(quantities).length === 0) return null;
  const table = known === undefined ? (bill.table?.name ?? null) : known.table;
  return { billId: bill.id, table, quantities, goneAt: null };
}

/** Removes the tickets of unlisted bills whose lines were all made: the kitchen no longer needs them. */
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
 * Removes changes of a ticket that a person has read.
 * @param lineIds  the changed lines; `null` for the whole ticket
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

/** Adds a ticket that was bumped on this board. */
export function noteBumped(memory: BoardMemory, ticketId: string, at: number): BoardMemory {
  const others = memory.bumped.filter((one) => one.ticketId !== ticketId);
  return { ...memory, bumped: [{ ticketId, at }, ...others].slice(0, BUMPED_KEPT) };
}

function isSame(a: BoardMemory, b: BoardMemory): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
