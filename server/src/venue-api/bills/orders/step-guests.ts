import { BILLS } from '../../../core/access/policies/bills.ts';
import { MOST_GUESTS } from '../../../core/bills/order-request.ts';
import { stepGuests as step } from '../../../core/bills/steps.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { STEP, stepBody } from '../step-body.ts';

export const stepGuests = billChangeOperation({
  operationId: 'stepGuests',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/guests/step',
  tag: 'Till',
  access: BILLS.seat,
  summary: 'Add guests at the table, or take some away',
  description:
    'For dine-in bills that are open. A bill without a number counts as 0, and 0 takes the number away. What ' +
    'two people add at the same time is added twice; what one sends again is added once.',
  body: stepBody(MOST_GUESTS),
  ...STEP,
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      step(bill, body.by, stamp),
});
