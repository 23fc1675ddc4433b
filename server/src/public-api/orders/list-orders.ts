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
import { readOrderPage } from '../../operations/bills/read-bill-page.ts';
import { type BillPage, listPlacedBills } from '../../store/bills/bill-lists.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import { isDeepPage } from '../../store/list-page.ts';
import { publicOperation } from '../public-operation.ts';
import { toOrderResource } from './order-resource.ts';
import { OrderResource } from './order-schema.ts';

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
    '`nextCursor` is `null`. If an order is placed between two calls, another order may appear on two pages.',
  permission: 'PlaceOrders',
  budget: 'read',
  query: Type.Object({
    venueId: Type.Optional(uuid('Only orders of this venue.')),
    status: statusParameter,
    ...pageParameters,
  }),
  answers: { 200: { description: 'A page of orders.', schema: pageSchema(OrderResource) } },
  refusals: ['INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'PUBLIC_API_VENUE_NOT_FOUND'],
  run: async ({ db, listTurns, orderPages }, { query, caller }) => {
    const venueId = query.venueId?.toLowerCase();
    if (venueId !== undefined && !reaches(caller, venueId)) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
    const page = pageOf(query);
    const venueIds = venueId === undefined ? caller.reach : [venueId];
    const filter = query.status ?? 'Open';
    const pageRequest = { venueIds, filter, page };
    const positions = await orderPages.positionsOf(pageRequest);
    const known = positions === null ? undefined : orderPages.find(pageRequest, positions);
    if (known !== undefined) return { status: 200, prepared: known };
    const takeTurn = listTurns.ofPage(caller.venueId, isDeepPage(page));
    const found = await takeTurn(() => listPlacedBills(db, venueIds, filter, page));
    const listed = { ...found, bills: await readMovedOrders(db, found.bills) };
    const nextCursor = nextCursorOf(page, listed.hasMore);
    if (!isShort(listed)) {
      const texts = pageInPieces(readOrderPage(db, listed), nextCursor, toOrderResource);
      return { status: 200, dataPieces: listTurns.inPieces(caller.venueId, texts) };
    }
    const data = { items: listed.bills.map(toOrderResource), nextCursor };
    if (positions === null || found.lacksVenues) return { status: 200, data };
    return { status: 200, prepared: orderPages.keep(pageRequest, positions, JSON.stringify(data)) };
  },
});

/** The JSON of a page with up to this many lines is made at once, in a few milliseconds. */
const SHORT_LINES = 500;

/** Whether all bills of a page are in memory and have few lines together. */
function isShort({ bills, later }: BillPage): boolean {
  return later.length === 0 && bills.reduce((sum, { lines }) => sum + 1 + lines.length, 0) <= SHORT_LINES;
}
