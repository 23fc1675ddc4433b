import type { Bill, BillLine } from '../bills/bill.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { type Ticket, type TicketLine, toTicketLine } from './ticket.ts';

/** The ticket of a change, and the round that it belongs to. */
export interface ChangeTicket {
  roundId: string;
  ticket: Ticket;
}

/**
 * The ticket that the kitchen needs after a change of a bill: lines that were struck or have another
 * quantity, and another table for lines that are not served yet. `null` when earlier tickets are still right,
 * or when all changed lines were served before.
 */
export function changeTicketOf(before: Bill, after: Bill, { by }: HistoryEntry): ChangeTicket | null {
  const lines = after.lines.flatMap((line, at) => toChangedLine(before.lines[at]!, line) ?? []);
  const hasMoved = before.table?.id !== after.table?.id;
  const toBring = after.lines.filter(({ state }) => state !== 'Served' && state !== 'Cancelled');
  const affected = lines.length > 0 ? lines[0]!.lineId : hasMoved ? toBring.at(0)?.id : undefined;
  const roundId = after.lines.find(({ id }) => id === affected)?.roundId;
  if (roundId === undefined) return null;
  const shown = lines.length > 0 ? lines : toBring.map((line) => toTicketLine(line, line.quantity, null));
  const ticket: Ticket = {
    kind: 'Change',
    type: after.type,
    tableName: after.table?.name ?? null,
    movedFrom: hasMoved ? (before.table?.name ?? null) : null,
    customerName: after.customer?.name ?? null,
    placedBy: by.name,
    note: null,
    lines: shown,
  };
  return { roundId, ticket };
}

function toChangedLine(before: BillLine, after: BillLine): TicketLine | null {
  if (before.state === 'Served' || before.state === 'Cancelled') return null;
  if (after.state === 'Cancelled') return toTicketLine(after, 0, before.quantity);
  if (after.quantity !== before.quantity) return toTicketLine(after, after.quantity, before.quantity);
  return null;
}
