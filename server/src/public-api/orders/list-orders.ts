import { Type } from 'typebox';
import { reaches } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import {
  nextCursorOf,
  pageInPieces,
  pageOf,
  pageParameters,
  pageSchema,
  statusParameter,
} from '../../http/answer/page.ts';
import { uuid } from '../../http/schema.ts';
import { readBillPage } from '../../operations/bills/read-bill-page.ts';
import { listPlacedBills } from '../../store/bills/bill-lists.ts';
import { publicOperation } from '../public-operation.ts';
import { OrderResource, toOrderResource } from './order-resource.ts';

export const listOrders = publicOperation({
  operationId: 'listOrders',
  method: 'GET',
  path: '/orders',
  tag: 'Orders',
  summary: 'List orders',
  description:
    'Lists the orders that were placed through the API at the venues that the key reaches, newest first, ' +
    'whichever key of a venue placed them. An order that the venue hid from its own list is not listed, ' +
    'but can still be read by its id. To read the next page, send `cursor` = `nextCursor`, until ' +
    '`nextCursor` is `null`. If an order is placed meanwhile, another order may appear on two pages.',
  permission: 'PlaceOrders',
  budget: 'read',
  consistency: 'CheckedMeanwhile',
  query: Type.Object({
    venueId: Type.Optional(uuid('Only orders of this venue.')),
    status: statusParameter,
    ...pageParameters,
  }),
  answers: { 200: { description: 'A page of orders.', schema: pageSchema(OrderResource) } },
  refusals: ['VALIDATION_ERROR', 'INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'PUBLIC_API_VENUE_NOT_FOUND'],
  run: async ({ db, listTurns }, { query, caller }) => {
    const venueId = query.venueId?.toLowerCase();
    if (venueId !== undefined && !reaches(caller, venueId)) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
    const page = pageOf(query);
    const venueIds = venueId === undefined ? caller.reach : [venueId];
    const listed = await listTurns.ofVenue(caller.venueId)(() =>
      listPlacedBills(db, venueIds, query.status ?? 'Open', page),
    );
    const bills = readBillPage(db, listed);
    const texts = pageInPieces(bills, nextCursorOf(page, listed.hasMore), toOrderResource);
    return { status: 200, dataPieces: listTurns.inPieces(caller.venueId, texts) };
  },
});
