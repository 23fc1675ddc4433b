import { Type } from 'typebox';
import { changeQuantity as change, MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { LineParams } from '../bill-params.ts';

export const changeQuantity = billChangeOperation({
  operationId: 'changeQuantity',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity',
  tag: 'Till',
  summary: 'Change the quantity of a line',
  description:
    'Added units are taken from stock, removed ones return to it. The kitchen gets no ticket: if it has ' +
    'to prepare more, place a round.',
  params: LineParams,
  body: Type.Object(
    { quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }) },
    { examples: [{ quantity: 3 }] },
  ),
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN', 'LINE_MOVE_NOT_ALLOWED', 'PUBLIC_API_PRODUCT_UNAVAILABLE'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      change(bill, params.lineId, body.quantity, stamp),
});
