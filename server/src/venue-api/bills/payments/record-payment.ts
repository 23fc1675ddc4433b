import { PAYMENT_ACCESS } from '../../../core/access/policies/bills/payments.ts';
import { isRepeat, requireSeenRevision, unchanged } from '../../../core/bills/bill-change.ts';
import { recordPayment as record } from '../../../core/bills/till.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { bodyHashOf, paymentIdOf } from '../../../crypto/derived-ids.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { PaymentBody, paymentRefusals, readPayment } from './payment-body.ts';

export const recordPayment = billChangeOperation({
  operationId: 'recordPayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments',
  tag: 'Till',
  access: PAYMENT_ACCESS.take,
  summary: 'Record a payment',
  description:
    'Records what a guest paid at the venue: an `amount`, chosen `units`, an equal share with ' +
    '`payersLeft`, or the whole remaining amount. A repeat with the same `Idempotency-Key` records ' +
    'nothing; the same key with another body answers `IDEMPOTENCY_KEY_REUSED`. If the bill was changed ' +
    'after `revision`, nothing is recorded. A cash payment of the whole remaining amount is rounded to ' +
    '`cashStepKurus` of the venue.',
  body: PaymentBody,
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each payment, and the same one ' +
      'for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
    'BILL_NOT_OPEN',
    'BILL_CHANGED_SINCE',
    'LINE_NOT_FOUND',
    'UNIT_ALREADY_PAID',
    ...paymentRefusals,
  ],
  decide: async ({ params: { venueId, billId }, body, idempotencyKey, now }, { cache }) => {
    const { venue } = await requireVenue(cache, venueId);
    const request = {
      id: paymentIdOf(venueId, billId, idempotencyKey),
      businessDate: venueDayOf(venue, now),
      requestHash: bodyHashOf(body),
    };
    return (bill, stamp) => {
      // A repeat must not fail, even if the venue has removed the method since.
      if (isRepeat(bill.payments, request)) return unchanged(bill);
      const payment = { ...readPayment(venue, request.id, body), ...request };
      const change = record(bill, payment, stamp);
      return body.revision === undefined ? change : requireSeenRevision(bill, body.revision, change);
    };
  },
});
