import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { askForBill as ask } from '../../../core/bills/payments/bill-request.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const askForBill = billChangeOperation({
  operationId: 'askForBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/asked',
  tag: 'Till',
  access: BILL_ACCESS.seat,
  summary: 'Mark that the guests asked for the bill, or undo it',
  description:
    'For open dine-in bills. The state of the table is `BillAsked` until the bill is printed or partly ' +
    'paid.',
  body: Type.Object({ isAsked: Type.Boolean() }, { examples: [{ isAsked: true }] }),
  refusals: ['BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      ask(bill, body.isAsked, stamp),
});
