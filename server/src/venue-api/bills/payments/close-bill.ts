import { Type } from 'typebox';
import { PAYMENT_KINDS } from '../../../core/bills/bill.ts';
import { closeBill as close } from '../../../core/bills/till.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const closeBill = billChangeOperation({
  operationId: 'closeBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/close',
  tag: 'Till',
  summary: 'Close a bill',
  description:
    'Closes the bill permanently and frees its table. If something is still owed, it is recorded as a ' +
    'payment of `kind`; without `kind`, only a fully paid bill is closed. If the payments exceed the ' +
    'total, the call answers `BILL_OVERPAID` with `details.toGiveBack`: reverse the payment and record ' +
    'the correct amount. Closing a closed bill changes nothing.',
  body: Type.Object(
    { kind: Type.Optional(nullable(oneOf(PAYMENT_KINDS), 'The kind of payment for the rest.')) },
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
