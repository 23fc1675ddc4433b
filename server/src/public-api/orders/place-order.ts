import { Type } from 'typebox';
import { uuid, VenueParams } from '../../http/schema.ts';
import { placeOrder as place } from '../../operations/bills/place-order.ts';
import { STALE } from '../../operations/decide-until-fresh.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';
import { publicOperation } from '../public-operation.ts';
import { orderRefusals } from './order-refusals.ts';
import { OrderRequestSchema, toOrderRequest } from './order-request-schema.ts';
import { toOrderResource } from './order-resource.ts';
import { OrderResource } from './order-schema.ts';

const PlacementResource = Type.Object(
  {
    order: OrderResource,
    addedLineIds: Type.Array(uuid(), {
      description:
        'The ids of the lines in `order.lines` that the first call with this `Idempotency-Key` added.',
    }),
  },
  { title: 'Placement', description: 'The order, and the lines that this call added.' },
);

const headers = {
  Location: 'The path of the order.',
  'Idempotent-Replayed': '`true` when this `Idempotency-Key` was used before and nothing was placed.',
};

export const placeOrder = publicOperation({
  operationId: 'placeOrder',
  method: 'POST',
  path: '/venues/{venueId}/orders',
  tag: 'Orders',
  summary: 'Place an order',
  description:
    'The order goes to the kitchen immediately. Send no prices: the service prices every line by the menu, ' +
    "with the venue's campaigns and service fee. A dine-in order joins the open bill of its table. A repeat " +
    'with the same `Idempotency-Key` orders nothing, whatever its body contains, and answers 200 with the ' +
    'order as it is now.',
  permission: 'PlaceOrders',
  budget: 'write',
  isCheckedByStatement: true,
  params: VenueParams,
  body: OrderRequestSchema,
  takesIdempotencyKey: true,
  addsBodyRules: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each order, and the same one ' +
      'for a retry.',
  },
  answers: {
    201: {
      description: 'The order was placed.',
      schema: PlacementResource,
      headers: { Location: headers.Location },
    },
    200: {
      description: 'The order that the first call with this `Idempotency-Key` placed.',
      schema: PlacementResource,
      headers,
    },
  },
  refusals: ['PUBLIC_API_IDEMPOTENCY_KEY_INVALID', ...orderRefusals, 'ORDER_CREATION_IN_PROGRESS'],
  run: async (
    { db, newId, printSoon },
    { caller, venue, lookup, idempotencyKey, body, bodyProblems, now },
  ) => {
    const request = toOrderRequest(body);
    const order = { caller, venue, isFresh: lookup.isFresh, idempotencyKey, request, bodyProblems };
    const placed = await place(db, newId, order, now);
    if (placed === STALE) return STALE;
    const { lineIds, isReplay } = placed;
    const [bill = placed.bill] = isReplay ? await readMovedOrders(db, [placed.bill]) : [];
    if (venue.printers.length > 0) printSoon();
    return {
      status: isReplay ? 200 : 201,
      data: { order: toOrderResource(bill), addedLineIds: lineIds },
      headers: {
        Location: `/public/v1/orders/${bill.id}`,
        ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
      },
    };
  },
});
