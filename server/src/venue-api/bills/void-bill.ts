import { voidBill as cancel } from '../../core/bills/till.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { ReasonBody } from './reason.ts';

export const voidBill = billChangeOperation({
  operationId: 'voidBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/void',
  tag: 'Till',
  summary: 'Void a bill',
  description:
    'Cancels the whole bill: nothing is owed, its units return to stock and its table is free. Reverse ' +
    'its payments first. Voiding a cancelled bill changes nothing.',
  body: ReasonBody,
  bodyIsOptional: true,
  refusals: ['BILL_NOT_OPEN', 'BILL_HAS_PAYMENTS', 'REASON_REQUIRED'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      cancel(bill, stamp, body?.reason ?? null),
});
