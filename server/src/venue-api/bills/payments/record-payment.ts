import { Type } from 'typebox';
import { PAYMENT_KINDS } from '../../../core/bills/bill.ts';
import { recordPayment as record } from '../../../core/bills/till.ts';
import { readPositiveAmount } from '../../../core/money/amount.ts';
import { paymentIdOf } from '../../../crypto/derived-ids.ts';
import { oneOf } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const recordPayment = billChangeOperation({
  operationId: 'recordPayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments',
  tag: 'Till',
  summary: 'Record a payment',
  description:
    'Records what a guest paid at the venue: the whole rest or a part of it. A repeat with the same ' +
    '`Idempotency-Key` records nothing; the same key with another amount or kind answers `BILL_CHANGED`.',
  body: Type.Object(
    {
      kind: oneOf(PAYMENT_KINDS),
      amount: Type.Number({ description: 'In lira with at most two decimals; not more than the rest.' }),
    },
    { examples: [{ kind: 'Card', amount: 120.5 }] },
  ),
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each payment, and the same one ' +
      'for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'BILL_NOT_OPEN',
    'PAYMENT_TOO_LARGE',
    'AMOUNT_TOO_FINE',
    'AMOUNT_NEGATIVE',
    'AMOUNT_TOO_LARGE',
  ],
  decide: ({ params: { venueId, billId }, body, idempotencyKey }) => {
    const id = paymentIdOf(venueId, billId, idempotencyKey);
    const payment = { id, kind: body.kind, amountKurus: readPositiveAmount('amount', body.amount) };
    return (bill, stamp) => record(bill, payment, stamp);
  },
});
