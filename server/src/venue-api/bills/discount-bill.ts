import { asSeen } from '../../core/bills/bill-change.ts';
import { discountBill as discount } from '../../core/bills/prices/by-hand.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { discountBody, discountRefusals, readDiscount } from './discount-body.ts';

export const discountBill = billChangeOperation({
  operationId: 'discountBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/discount',
  tag: 'Till',
  summary: 'Give a discount on a bill, or take it back',
  description:
    'A percentage or an amount of what remains after campaigns and the discounts of lines; the service fee is worked out ' +
    'after it. A body without `percent` and `amount` takes the discount back. A percentage is worked out anew with every ' +
    'change of the bill. If the bill was changed after `revision`, nothing is changed, unless it has this discount already.',
  body: discountBody(8),
  refusals: discountRefusals,
  decide: ({ body }) => {
    const terms = readDiscount(body);
    return (bill, stamp) => asSeen(bill, body.revision, discount(bill, terms, body.reason ?? null, stamp));
  },
});
