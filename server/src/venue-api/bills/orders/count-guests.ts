import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { requireSeenRevision } from '../../../core/bills/bill-change.ts';
import { MOST_GUESTS } from '../../../core/bills/ordering/order-request.ts';
import { countGuests as count } from '../../../core/bills/till.ts';
import { nullable } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { seenRevisionProperty } from '../seen-revision.ts';

export const countGuests = billChangeOperation({
  operationId: 'countGuests',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/guests',
  tag: 'Till',
  access: BILL_ACCESS.seat,
  summary: 'Set the number of guests',
  description:
    'For open dine-in bills. `null` removes the number. Prices do not change. If the bill was changed ' +
    'after `revision`, the call is refused, unless the bill already has this number.',
  body: Type.Object(
    {
      guests: nullable(Type.Integer({ minimum: 1, maximum: MOST_GUESTS })),
      revision: seenRevisionProperty(),
    },
    { examples: [{ guests: 4, revision: 5 }] },
  ),
  refusals: ['BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN', 'BILL_CHANGED_SINCE'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      requireSeenRevision(bill, body.revision, count(bill, body.guests, stamp)),
});
