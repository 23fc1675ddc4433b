import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { jsonInPieces } from '../../http/answer/page.ts';
import { uuid } from '../../http/schema.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import { publicOperation } from '../public-operation.ts';
import { toOrderResource } from './order-resource.ts';
import { OrderResource } from './order-schema.ts';

export const getOrder = publicOperation({
  operationId: 'getOrder',
  method: 'GET',
  path: '/orders/{orderId}',
  tag: 'Orders',
  summary: 'Read an order',
  description:
    'Returns the order as it is now. Any API key of the venue can read it. An order at a table is ' +
    'the whole bill of that table. Orders that were not placed through the API, and orders of venues ' +
    'that the key does not reach, are not found.',
  permission: 'PlaceOrders',
  budget: 'read',
  params: Type.Object({ orderId: uuid('The order.') }),
  answers: { 200: { description: 'The order.', schema: OrderResource } },
  refusals: ['PUBLIC_API_ORDER_NOT_FOUND'],
  run: async ({ db, readBill, listTurns }, { params, caller }) => {
    const bill = await readBill(caller.reach, params.orderId);
    if (bill === null || !bill.isPlacedByApi) throw new Refusal('PUBLIC_API_ORDER_NOT_FOUND');
    const [order = bill] = await readMovedOrders(db, [bill]);
    const data = toOrderResource(order);
    if (order.lines.length <= SHORT_LINES) return { status: 200, data };
    return { status: 200, dataPieces: listTurns.inPieces(caller.venueId, jsonInPieces(data)) };
  },
});

/** The JSON of an order with up to this many lines is made at once, in less than a millisecond. */
const SHORT_LINES = 100;
