import { Type } from 'typebox';
import { PAYMENT_ACCESS } from '../../../core/access/policies/bills/payments.ts';
import { makeTip as make } from '../../../core/bills/payments/refund.ts';
import { readPositiveAmount } from '../../../core/money/amount.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { methodProperties } from './payment-body.ts';

export const makeTip = billChangeOperation({
  operationId: 'makeTip',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/tip',
  tag: 'Till',
  access: PAYMENT_ACCESS.tip,
  summary: 'Turn an overpayment into a tip',
  description:
    'Moves an amount of the payment to its tip, at most `totals.toGiveBack`. A repeat with the same ' +
    '`Idempotency-Key` moves nothing.',
  body: Type.Object(
    {
      amount: Type.Number({ description: 'The amount in lira with at most two decimals.' }),
      tipIsMeant: methodProperties.tipIsMeant,
    },
    { examples: [{ amount: 5 }] },
  ),
  takesIdempotencyKey: true,
  countsOnce: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each tip, and the same one for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'PAYMENT_NOT_FOUND',
    'BILL_NOT_OPEN',
    'REFUND_TOO_LARGE',
    'TIP_TOO_LARGE',
    'AMOUNT_TOO_FINE',
    'AMOUNT_NEGATIVE',
    'AMOUNT_TOO_LARGE',
  ],
  decide: ({ params, body }) => {
    const amountKurus = readPositiveAmount('amount', body.amount);
    const paymentId = params.paymentId.toLowerCase();
    return (bill, stamp) => make(bill, paymentId, amountKurus, stamp, body.tipIsMeant);
  },
});
