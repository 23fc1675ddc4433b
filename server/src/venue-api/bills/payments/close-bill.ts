import { Type } from 'typebox';
import { PAYMENT_KINDS } from '../../../core/bills/bill.ts';
import { closeBill as close } from '../../../core/bills/till.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { BillParams } from '../bill-params.ts';

export const closeBill = billChangeOperation({
  operationId: 'closeBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/close',
  tag: 'Till',
  summary: 'Close a bill',
  description:
    'For good: nothing on it changes any more, and its table is free. What remains is recorded as a payment of `kind`; ' +
    'without one, only a bill on which nothing remains is closed. A bill ' +
    'on which more was paid than it comes to answers `BILL_OVERPAID` with `details.toGiveBack`: take the payment back and record ' +
    'what was kept. Closing a closed bill changes nothing.',
  params: BillParams,
  body: Type.Object(
    { kind: Type.Optional(nullable(oneOf(PAYMENT_KINDS), 'How the rest is paid.')) },
    { examples: [{ kind: 'Cash' }] },
  ),
  bodyIsOptional: true,
  refusals: ['BILL_NOT_OPEN', 'PAYMENT_KIND_REQUIRED', 'BILL_OVERPAID'],
  decide: ({ body }, { newId }) => {
    const kind = body?.kind ?? null;
    const rest = kind === null ? null : { id: newId(), kind };
    return (bill, stamp) => close(bill, rest, stamp);
  },
});
