import { reversePayment as reverse } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const reversePayment = billChangeOperation({
  operationId: 'reversePayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/reverse',
  tag: 'Till',
  summary: 'Reverse a payment',
  description:
    'The payment stays on the bill with the time of its reversal, but no longer counts. Reversing it ' +
    'again changes nothing.',
  refusals: ['PAYMENT_NOT_FOUND', 'BILL_NOT_OPEN'],
  decide:
    ({ params }) =>
    (bill, stamp) =>
      reverse(bill, params.paymentId, stamp),
});
