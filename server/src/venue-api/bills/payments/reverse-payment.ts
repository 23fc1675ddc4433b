import { reversePayment as reverse } from '../../../core/bills/till.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { ReasonBody } from '../reason.ts';

export const reversePayment = billChangeOperation({
  operationId: 'reversePayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/reverse',
  tag: 'Till',
  summary: 'Reverse a payment',
  description:
    'Undoes a payment. It stays on the bill with the time of its reversal, but no longer counts. ' +
    'Reversing it again changes nothing.',
  refusals: ['PAYMENT_NOT_FOUND', 'BILL_NOT_OPEN'],
  body: ReasonBody,
  bodyIsOptional: true,
  decide: async ({ params, body, now }, { cache }) => {
    const { venue } = await requireVenue(cache, params.venueId);
    const why = { reason: body?.reason ?? null, businessDate: venueDayOf(venue, now) };
    return (bill, stamp) => reverse(bill, params.paymentId, stamp, why);
  },
});
