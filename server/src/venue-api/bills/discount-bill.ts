import { requireSeenRevision } from '../../core/bills/bill-change.ts';
import { discountBill as discount } from '../../core/bills/prices/manual-price.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { discountBody, discountRefusals, readDiscount } from './discount-body.ts';

export const discountBill = billChangeOperation({
  operationId: 'discountBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/discount',
  tag: 'Till',
  summary: 'Set or remove the discount on a bill',
  description:
    'Deducts a percentage or an amount from the bill, after campaigns and discounts on lines and ' +
    'before the service fee. A body without `percent` and `amount` removes the discount. A percentage ' +
    'is calculated again with every change of the bill. If the bill was changed after `revision`, the ' +
    'call is refused, unless the bill already has this discount.',
  body: discountBody(8),
  refusals: discountRefusals,
  decide: ({ body }) => {
    const terms = readDiscount(body);
    return (bill, stamp) =>
      requireSeenRevision(bill, body.revision, discount(bill, terms, body.reason ?? null, stamp));
  },
});
