import { requireSeenRevision } from '../../../core/bills/bill-change.ts';
import { discountLine as discount } from '../../../core/bills/prices/manual-price.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { discountBody, discountRefusals, readDiscount } from '../discount-body.ts';

export const discountLine = billChangeOperation({
  operationId: 'discountLine',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/discount',
  tag: 'Till',
  summary: 'Set or remove the discount on a line',
  description:
    'Deducts a percentage or an amount from the line with its extras, after campaigns. A body without ' +
    '`percent` and `amount` removes the discount. If the bill was changed after `revision`, the call ' +
    'is refused, unless the line already has this discount.',
  body: discountBody(7),
  refusals: ['LINE_NOT_FOUND', 'LINE_MOVE_NOT_ALLOWED', ...discountRefusals],
  decide: ({ params, body }) => {
    const terms = readDiscount(body);
    return (bill, stamp) =>
      requireSeenRevision(
        bill,
        body.revision,
        discount(bill, params.lineId, terms, body.reason ?? null, stamp),
      );
  },
});
