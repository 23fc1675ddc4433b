import { Type } from 'typebox';
import { isRepeat, unchanged } from '../../../core/bills/bill-change.ts';
import { changeMethod } from '../../../core/bills/payments/change-method.ts';
import { findMethod } from '../../../core/bills/payments/payment-method.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { PAYMENT_KINDS } from '../../../core/venue/payment-terms.ts';
import { bodyHashOf, paymentIdOf } from '../../../crypto/derived-ids.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';

export const changePaymentMethod = billChangeOperation({
  operationId: 'changePaymentMethod',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/method',
  tag: 'Till',
  summary: 'Correct the payment method of a payment',
  description:
    'Corrects a payment that was recorded with the wrong payment method, also on a closed bill. The ' +
    'payment is reversed and recorded again with the right method, both on today’s business day. ' +
    'Amount, tip and units do not change, and neither does the sale. A repeat with the same ' +
    '`Idempotency-Key` changes nothing; sending the current payment method changes nothing either.',
  body: Type.Object(
    {
      kind: Type.Optional(
        nullable(oneOf(PAYMENT_KINDS), 'The kind of payment that is correct, as for a new payment.'),
      ),
      method: Type.Optional(
        nullable(Type.String({ maxLength: 30 }), 'The code of a payment method, instead of `kind`.'),
      ),
      reason: reasonProperty,
    },
    { examples: [{ kind: 'Cash', reason: 'Wrong button' }] },
  ),
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each change, and the same one for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_NOT_FOUND',
    'BILL_NOT_OPEN',
    'PAYMENT_METHOD_FIXED',
    'PAYMENT_METHOD_NOT_FOUND',
    'PAYMENT_METHOD_INACTIVE',
    'PAYMENT_KIND_REQUIRED',
    'MEAL_CARD_NOT_ACCEPTED',
  ],
  decide: async ({ params: { venueId, billId, paymentId }, body, idempotencyKey, now }, { cache }) => {
    const { venue } = await requireVenue(cache, venueId);
    const request = {
      id: paymentIdOf(venueId, billId, idempotencyKey),
      paymentId: paymentId.toLowerCase(),
      reason: body.reason ?? null,
      businessDate: venueDayOf(venue, now),
      cashStepKurus: venue.cashStepKurus,
      requestHash: bodyHashOf([paymentId.toLowerCase(), body]),
    };
    return (bill, stamp) => {
      // A repeat must not fail, even if the venue has removed the method since.
      if (isRepeat(bill.payments, request)) return unchanged(bill);
      const method = findMethod(venue, { code: body.method ?? null, kind: body.kind ?? null });
      return changeMethod(bill, { ...request, kind: method.kind, method }, stamp);
    };
  },
});
