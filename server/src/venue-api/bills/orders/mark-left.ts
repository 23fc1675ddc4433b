import { Type } from 'typebox';
import { markLeft as mark } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { BillParams } from '../bill-params.ts';

export const markLeft = billChangeOperation({
  operationId: 'markLeft',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/departure',
  tag: 'Till',
  summary: 'Say that a delivery has left, or that it has not',
  description: 'A delivery that has left reads `OnTheWay`, whatever its lines read.',
  params: BillParams,
  body: Type.Object({ hasLeft: Type.Boolean() }, { examples: [{ hasLeft: true }] }),
  refusals: ['BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      mark(bill, body.hasLeft, stamp),
});
