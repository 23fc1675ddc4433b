import { Type } from 'typebox';
import { TICKET_STATES } from '../../core/printing/ticket-state.ts';
import { nextCursorOf, pageInPieces, pageOf, pageParameters, pageSchema } from '../../http/answer/page.ts';
import { oneOf, uuid, VenueParams } from '../../http/schema.ts';
import { readTicketPage } from '../../operations/printing/read-ticket-page.ts';
import { listTickets as list } from '../../store/printing/tickets.ts';
import { venueOperation } from '../venue-operation.ts';
import { TicketResource, toTicketResource } from './ticket-resource.ts';

export const listTickets = venueOperation({
  operationId: 'listTickets',
  method: 'GET',
  path: '/venues/{venueId}/tickets',
  tag: 'Printing',
  summary: 'List tickets',
  description:
    'Lists the tickets for the kitchen, newest first, with their states. `state=Waiting` and ' +
    '`state=Held` are not printed yet.',
  access: 'Staff',
  params: VenueParams,
  query: Type.Object({
    state: Type.Optional(
      Type.Unsafe<(typeof TICKET_STATES)[number]>({
        ...oneOf(TICKET_STATES, 'Only tickets in this state; upper or lower case.'),
        'x-any-case': true,
      }),
    ),
    billId: Type.Optional(uuid('Only tickets of this bill.')),
    printerId: Type.Optional(uuid('Only tickets of this printer.')),
    ...pageParameters,
  }),
  answers: { 200: { description: 'A page of tickets.', schema: pageSchema(TicketResource) } },
  refusals: ['VALIDATION_ERROR', 'INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'VENUE_NOT_FOUND'],
  run: async ({ db, listTurns }, { params, query }) => {
    const page = pageOf(query);
    const { state, billId = null, printerId = null } = query;
    const filter = { state: state ?? null, billId, printerId };
    const listed = await listTurns.ofCaller(params.venueId)(() => list(db, params.venueId, filter, page));
    const tickets = readTicketPage(db, params.venueId, listed.slice(0, page.size), listTurns.batch);
    const nextCursor = nextCursorOf(page, listed.length > page.size);
    return { status: 200, dataPieces: pageInPieces(tickets, nextCursor, toTicketResource) };
  },
});
