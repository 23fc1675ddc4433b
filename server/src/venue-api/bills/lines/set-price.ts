import { Type } from 'typebox';
import { asSeen } from '../../../core/bills/bill-change.ts';
import { setPrice as set } from '../../../core/bills/prices/by-hand.ts';
import { readAmount } from '../../../core/money/amount.ts';
import { nullable } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { seenRevision } from '../seen-revision.ts';

export const setPrice = billChangeOperation({
  operationId: 'setPrice',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/price',
  tag: 'Till',
  summary: 'Set another price for a line, or that of the menu again',
  description:
    'At most the price of the menu; what costs more is sold as an open item. `unitPrice` and `total` of the line stay those ' +
    'of the menu, and what the price is below counts in `totals.discount`. Campaigns are worked out from it. If the bill was ' +
    'changed after `revision`, nothing is changed, unless the line has this price already.',
  body: Type.Object(
    {
      price: nullable(
        Type.Number(),
        'In lira with at most two decimals, of one unit without extras; of goods by measure, of one unit of the measure. ' +
          '`null` for the price of the menu.',
      ),
      reason: reasonProperty,
      revision: seenRevision(),
    },
    { examples: [{ price: 90, reason: 'Small portion', revision: 6 }] },
  ),
  refusals: [
    'LINE_NOT_FOUND',
    'BILL_NOT_OPEN',
    'BILL_CHANGED_SINCE',
    'LINE_MOVE_NOT_ALLOWED',
    'REASON_REQUIRED',
    'PRICE_ABOVE_MENU',
    'AMOUNT_TOO_FINE',
    'AMOUNT_NEGATIVE',
    'AMOUNT_TOO_LARGE',
  ],
  decide: ({ params, body }) => {
    const priceKurus = body.price === null ? null : readAmount('price', body.price);
    return (bill, stamp) =>
      asSeen(bill, body.revision, set(bill, params.lineId, priceKurus, body.reason ?? null, stamp));
  },
});
