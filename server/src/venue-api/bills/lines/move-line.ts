import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { LINE_STATES } from '../../../core/bills/bill.ts';
import { moveLine as move } from '../../../core/bills/kitchen/kitchen.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';

export const moveLine = billChangeOperation({
  operationId: 'moveLine',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/move',
  tag: 'Kitchen',
  access: BILLS.serve,
  devices: ['Board'],
  summary: 'Move a line on, or one step back',
  description:
    'A line goes from `Pending` through `Preparing` and `Ready` to `Served`: forward by any number of ' +
    'steps, back by one step to undo a mistake. To cancel a line, strike it. Moving a line to the state ' +
    'that it is in changes nothing. With `from`, a line that was moved further since, or put back already, stays as it is. Works on a closed bill, too, except for `Cancelled`.',
  body: Type.Object(
    {
      to: oneOf(LINE_STATES),
      from: Type.Optional(nullable(oneOf(LINE_STATES), 'The state in which the person saw the line.')),
      reason: reasonProperty,
    },
    { examples: [{ to: 'Preparing', from: 'Pending' }] },
  ),
  refusals: [
    'LINE_NOT_FOUND',
    'BILL_NOT_OPEN',
    'LINE_MOVE_NOT_ALLOWED',
    'BILL_HAS_PAYMENTS',
    'REASON_REQUIRED',
  ],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      move(bill, params.lineId, body.to, stamp, body.reason ?? null, body.from ?? null),
});
