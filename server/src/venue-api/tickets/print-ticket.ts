import { Type } from 'typebox';
import { TICKET_ACCESS } from '../../core/access/policies/bills/tickets.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { printAgain } from '../../operations/printing/print-again.ts';
import { venueOperation } from '../venue-operation.ts';
import { TicketResource, toTicketResource } from './ticket-resource.ts';

export const printTicket = venueOperation({
  operationId: 'printTicket',
  method: 'POST',
  path: '/venues/{venueId}/tickets/{ticketId}/print',
  tag: 'Printing',
  summary: 'Print a ticket again, or a held one',
  description:
    'Puts the ticket in the queue of its printer. A reprint says REPRINT on the paper; a late ticket ' +
    'says that it is late. Without `printerId`, it is printed on its own printer, or on the first ' +
    'printer if its own was removed or is switched off.',
  access: TICKET_ACCESS.print,
  devices: ['Board'],
  body: Type.Object(
    { printerId: Type.Optional(nullable(uuid(), 'A printer other than its own.')) },
    { examples: [{ printerId: null }] },
  ),
  bodyIsOptional: true,
  answers: { 200: { description: 'The ticket in the queue.', schema: TicketResource } },
  refusals: ['TICKET_NOT_FOUND', 'PRINTER_NOT_FOUND', 'TICKET_NOT_PRINTABLE'],
  run: async (parts, { params: { venueId, ticketId }, body, now }) => {
    const printerId = body?.printerId?.toLowerCase() ?? null;
    const ticket = await printAgain(parts, venueId, ticketId, printerId, now);
    parts.printSoon();
    return { status: 200, data: toTicketResource(ticket) };
  },
});
