import { Type } from 'typebox';
import { closeBill as close } from '../../../core/bills/till.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { methodProperties, paymentRefusals, readMethod } from './payment-body.ts';

export const closeBill = billChangeOperation({
  operationId: 'closeBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/close',
  tag: 'Till',
  summary: 'Close a bill',
  description:
    'Closes the bill permanently and frees its table. If something is still owed, it is recorded as a ' +
    'payment of `kind` or by `method`; without either, only a fully paid bill is closed. If the payments exceed the ' +
    'total, the call answers `BILL_OVERPAID` with `details.toGiveBack`: reverse the payment and record ' +
    'the correct amount. Closing a closed bill changes nothing.',
  body: Type.Object(methodProperties, { examples: [{ kind: 'Cash' }] }),
  bodyIsOptional: true,
  refusals: ['BILL_NOT_OPEN', 'BILL_OVERPAID', ...paymentRefusals],
  decide: async ({ params, body, now }, { newId, cache }) => {
    const { venue } = await requireVenue(cache, params.venueId);
    const businessDate = venueDayOf(venue, now);
    const isPaid = body?.kind || body?.method;
    const rest = isPaid ? { ...readMethod(venue, newId(), body), businessDate } : null;
    return (bill, stamp) => close(bill, rest, stamp);
  },
});
