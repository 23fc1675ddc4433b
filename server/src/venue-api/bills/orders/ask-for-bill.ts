import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { askForBill as ask } from '../../../core/bills/payments/bill-ask.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const askForBill = billChangeOperation({
  operationId: 'askForBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/asked',
  tag: 'Till',
  access: BILLS.seat,
  summary: 'Note that the guests asked for their bill, or that they did not',
  description:
    'For dine-in bills that are open. The table is `BillAsked` until the bill is printed or something is paid.',
  body: Type.Object({ isAsked: Type.Boolean() }, { examples: [{ isAsked: true }] }),
  refusals: ['BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      ask(bill, body.isAsked, stamp),
});
