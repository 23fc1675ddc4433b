import { asSeen } from '../../../core/bills/bill-change.ts';
import { discountLine as discount } from '../../../core/bills/prices/by-hand.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { discountBody, discountRefusals, readDiscount } from '../discount-body.ts';

export const discountLine = billChangeOperation({
  operationId: 'discountLine',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/discount',
  tag: 'Till',
  summary: 'Give a discount on a line, or take it back',
  description:
    'A percentage or an amount of what campaigns leave of the line, extras included. A body without `percent` and ' +
    '`amount` takes the discount back. If the bill was changed after `revision`, nothing is changed, unless the line has ' +
    'this discount already.',
  body: discountBody(7),
  refusals: ['LINE_NOT_FOUND', 'LINE_MOVE_NOT_ALLOWED', ...discountRefusals],
  decide: ({ params, body }) => {
    const terms = readDiscount(body);
    return (bill, stamp) =>
      asSeen(bill, body.revision, discount(bill, params.lineId, terms, body.reason ?? null, stamp));
  },
});
