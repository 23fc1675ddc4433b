import { ORDER_ACCESS } from '../../../core/access/policies/bills/orders.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
import { orderAgain as order } from '../../../operations/bills/order-again.ts';
import { venueOperation } from '../../venue-operation.ts';
import { placementAnswers, toPlacementAnswer } from '../orders/placement-answer.ts';

export const orderAgain = venueOperation({
  operationId: 'orderAgain',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/order-again',
  tag: 'Kitchen',
  summary: 'Order a removed line again',
  description:
    'Use it if a line was removed by mistake. It orders the same product, choices, note and quantity ' +
    'as a new line in its own round, at current prices and if there is stock. The removed line stays ' +
    'removed. The kitchen board and the ticket say that it is to be made after all. A line is ordered ' +
    'again only once: a repeat orders nothing and answers with the bill as it is now. If the bill was ' +
    'cancelled because its last line was removed, the round goes to the open bill of the table; if ' +
    'there is none, a new bill is opened for the same table or customer.',
  access: ORDER_ACCESS.take,
  answers: placementAnswers({
    placed: 'The line was ordered and sent to the kitchen.',
    replayed: 'The bill with the line that was ordered again before, as it is now.',
    header: '`true` when the line had been ordered again before.',
  }),
  refusals: [
    'VENUE_NOT_FOUND',
    'VENUE_SUSPENDED',
    'BILL_NOT_FOUND',
    'BILL_NOT_OPEN',
    'LINE_NOT_FOUND',
    'LINE_MOVE_NOT_ALLOWED',
    'TABLE_NOT_FOUND',
    'TABLE_TAKEN',
    'APPROVAL_NEEDED',
    'PUBLIC_API_PRODUCT_OPTION_INVALID',
    'PUBLIC_API_PRODUCT_NOT_FOUND',
    'PUBLIC_API_PRODUCT_UNAVAILABLE',
    'ORDER_CREATION_IN_PROGRESS',
    'BILL_CHANGED',
    'BILL_TOO_LONG',
  ],
  run: async (parts, { params: { venueId, billId, lineId }, session, now }) => {
    const placed = await order(
      parts,
      {
        venueId,
        billId,
        lineId,
        by: actorOf(session),
        consent: { session, act: 'orderAgain', approval: null },
      },
      now,
    );
    parts.printSoon();
    return toPlacementAnswer(placed, session);
  },
});
