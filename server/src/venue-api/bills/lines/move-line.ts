import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
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
  access: BILL_ACCESS.serve,
  devices: ['Board'],
  summary: 'Move a line to another state',
  description:
    'The states of a line are `Pending`, `Preparing`, `Ready` and `Served`. It can move forward by any ' +
    'number of steps, or back by one step to undo a mistake. To cancel a line, use `strikeLine`. ' +
    'Moving a line to its current state changes nothing. With `from`, the line does not change if someone else has already moved it ahead or put it back. Also works on a closed bill, but not on a ' +
    'cancelled one.',
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
