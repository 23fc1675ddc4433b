import { Type } from 'typebox';
import { TICKETS } from '../../core/access/policies/tickets.ts';
import { TICKET_STATES } from '../../core/printing/ticket-state.ts';
import { cursorPageSchema, cursorParameters, DEFAULT_SIZE, pageInPieces } from '../../http/answer/page.ts';
import { oneOf, uuid } from '../../http/schema.ts';
import { readTicketPage } from '../../operations/printing/read-ticket-page.ts';
import { listTickets as list } from '../../store/printing/tickets.ts';
import { venueOperation } from '../venue-operation.ts';
import { TicketResource, toTicketResource } from './ticket-resource.ts';

const CURSOR = '^after-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const CURSOR_EXAMPLE = 'after-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57';

export const listTickets = venueOperation({
  operationId: 'listTickets',
  method: 'GET',
  path: '/venues/{venueId}/tickets',
  tag: 'Printing',
  summary: 'List tickets',
  description:
    'Lists the tickets for the kitchen, newest first, with their states. `state=Waiting` and ' +
    '`state=Held` are not printed yet. To read the next page, send `cursor` = `nextCursor`, until ' +
    '`nextCursor` is `null`.',
  access: TICKETS.read,
  devices: ['Board'],
  query: Type.Object({
    state: Type.Optional(
      Type.Unsafe<(typeof TICKET_STATES)[number]>({
        ...oneOf(TICKET_STATES, 'Only tickets in this state; upper or lower case.'),
        'x-any-case': true,
      }),
    ),
    billId: Type.Optional(uuid('Only tickets of this bill.')),
    printerId: Type.Optional(uuid('Only tickets of this printer.')),
    ...cursorParameters(CURSOR, CURSOR_EXAMPLE),
  }),
  answers: {
    200: { description: 'A page of tickets.', schema: cursorPageSchema(TicketResource, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async ({ db, listTurns }, { params, query }) => {
    const { state = null, billId = null, printerId = null, cursor, pageSize = DEFAULT_SIZE } = query;
    const before = cursor?.slice('after-'.length) ?? null;
    const found = await listTurns.ofVenue(params.venueId)(() =>
      list(db, params.venueId, { state, billId, printerId }, before, pageSize),
    );
    const listed = found.slice(0, pageSize);
    const tickets = readTicketPage(db, params.venueId, listed);
    const nextCursor = found.length > pageSize ? `after-${listed.at(-1)!.id}` : null;
    const texts = pageInPieces(tickets, nextCursor, toTicketResource);
    return { status: 200, dataPieces: listTurns.inPieces(params.venueId, texts) };
  },
});
