import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { requireSeenRevision } from '../../../core/bills/bill-change.ts';
import { changeQuantity as change, MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { seenRevisionProperty } from '../seen-revision.ts';

export const changeQuantity = billChangeOperation({
  operationId: 'changeQuantity',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity',
  access: BILL_ACCESS.count,
  tag: 'Till',
  summary: 'Change the quantity of a line',
  description:
    'Sets the quantity of a line. Added units are taken from stock; removed units return to it. The ' +
    'kitchen gets no ticket: if it must prepare more, place a round. If the bill was changed after ' +
    '`revision`, the call is refused, unless the line already has this quantity. To add or remove one ' +
    'unit, use `stepQuantity`.',
  body: Type.Object(
    {
      quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
      revision: seenRevisionProperty(),
      reason: reasonProperty,
    },
    { examples: [{ quantity: 3, revision: 4 }] },
  ),
  refusals: [
    'LINE_NOT_FOUND',
    'BILL_NOT_OPEN',
    'BILL_CHANGED_SINCE',
    'LINE_MOVE_NOT_ALLOWED',
    'REASON_REQUIRED',
    'LINE_IS_MEASURED',
    'PUBLIC_API_PRODUCT_UNAVAILABLE',
  ],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      requireSeenRevision(
        bill,
        body.revision,
        change(bill, params.lineId, body.quantity, stamp, body.reason ?? null),
      ),
});
