import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { MOST_GUESTS } from '../../../core/bills/ordering/order-request.ts';
import { stepGuests as step } from '../../../core/bills/quantity-steps.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { STEP_DESCRIPTION, stepBody } from '../step-body.ts';

export const stepGuests = billChangeOperation({
  operationId: 'stepGuests',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/guests/step',
  tag: 'Till',
  access: BILL_ACCESS.seat,
  summary: 'Add or remove guests at the table',
  description:
    'For open dine-in bills. A bill without a number counts as 0, and 0 removes the number. If two ' +
    'people add guests at the same time, both are added; a repeat with the same `Idempotency-Key` adds ' +
    'nothing.',
  body: stepBody(MOST_GUESTS),
  ...STEP_DESCRIPTION,
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      step(bill, body.by, stamp),
});
