import { Type } from 'typebox';
import { requireSeenRevision } from '../../../core/bills/bill-change.ts';
import { setPrice as set } from '../../../core/bills/prices/manual-price.ts';
import { readAmount } from '../../../core/money/amount.ts';
import { nullable } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { seenRevisionProperty } from '../seen-revision.ts';

export const setPrice = billChangeOperation({
  operationId: 'setPrice',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/price',
  tag: 'Till',
  summary: 'Change the price of a line',
  description:
    'Sets a price that is at most the menu price; use an open item for a higher price. `unitPrice` and ' +
    '`total` of the line stay at menu prices, and the difference is part of `totals.discount`. ' +
    'Campaigns use the new price. If the bill was changed after `revision`, the call is refused, ' +
    'unless the line already has this price.',
  body: Type.Object(
    {
      price: nullable(
        Type.Number(),
        'The price of one unit without extras, or of one unit of measure, in lira with at most two ' +
          'decimals. `null` for the menu price.',
      ),
      reason: reasonProperty,
      revision: seenRevisionProperty(),
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
      requireSeenRevision(
        bill,
        body.revision,
        set(bill, params.lineId, priceKurus, body.reason ?? null, stamp),
      );
  },
});
