import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { markLeft as mark } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const markLeft = billChangeOperation({
  operationId: 'markLeft',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/departure',
  tag: 'Till',
  access: BILL_ACCESS.serve,
  summary: 'Mark a delivery as on its way, or undo it',
  description: 'A delivery that has left has the status `OnTheWay`, whatever the states of its lines are.',
  body: Type.Object({ hasLeft: Type.Boolean() }, { examples: [{ hasLeft: true }] }),
  refusals: ['BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      mark(bill, body.hasLeft, stamp),
});
