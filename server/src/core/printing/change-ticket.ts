import type { Bill, BillLine } from '../bills/bill.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { type Ticket, type TicketLine, toTicketLine } from './ticket.ts';

/** What the kitchen has to hear of a change, and the round whose ticket it goes with. */
export interface ChangeTicket {
  roundId: string;
  ticket: Ticket;
}

/**
 * What the kitchen has to be told on paper after a change: lines that were struck or are of another number, and another
 * table for what is still to be brought. `null` when its tickets still hold, or all that changed was served before.
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
