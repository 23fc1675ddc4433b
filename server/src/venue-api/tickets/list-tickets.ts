import { Type } from 'typebox';
import { TICKET_ACCESS } from '../../core/access/policies/bills/tickets.ts';
import { TICKET_STATES, UNPRINTED_STATES } from '../../core/printing/ticket-state.ts';
import {
  cursorPageSchema,
  cursorParameters,
  DEFAULT_PAGE_SIZE,
  pageInPieces,
} from '../../http/answer/page.ts';
import { oneOf, uuid } from '../../http/schema.ts';
import { readTicketPage } from '../../operations/printing/read-ticket-page.ts';
import { listTickets as list } from '../../store/printing/tickets.ts';
import { venueOperation } from '../venue-operation.ts';
import { TicketResource, toTicketResource } from './ticket-resource.ts';

const STATE_FILTERS = [...TICKET_STATES, 'NotPrinted'] as const;

const CURSOR = '^after-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const CURSOR_EXAMPLE = 'after-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57';

export const listTickets = venueOperation({
  operationId: 'listTickets',
  method: 'GET',
  path: '/venues/{venueId}/tickets',
  tag: 'Printing',
  summary: 'List tickets',
  description:
    'Lists the kitchen tickets with their states, newest first. `state=NotPrinted` lists those that are `Waiting`, `Printing` or `Held`. ' +
    'To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`.',
  access: TICKET_ACCESS.read,
  devices: ['Board'],
  query: Type.Object({
    state: Type.Optional(
      Type.Unsafe<(typeof STATE_FILTERS)[number]>({
        ...oneOf(STATE_FILTERS, 'Only tickets in this state, in upper or lower case.'),
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
    const { state, billId = null, printerId = null, cursor, pageSize = DEFAULT_PAGE_SIZE } = query;
    const states = state === 'NotPrinted' ? UNPRINTED_STATES : state === undefined ? null : [state];
    const before = cursor?.slice('after-'.length) ?? null;
    const found = await listTurns.ofVenue(params.venueId)(() =>
      list(db, params.venueId, { states, billId, printerId }, before, pageSize),
    );
    const listed = found.slice(0, pageSize);
    const tickets = readTicketPage(db, params.venueId, listed);
    const nextCursor = found.length > pageSize ? `after-${listed.at(-1)!.id}` : null;
    const texts = pageInPieces(tickets, nextCursor, toTicketResource);
    return { status: 200, dataPieces: listTurns.inPieces(params.venueId, texts) };
  },
});
