import { Type } from 'typebox';
import { isRepeat, requireSeenRevision, unchanged } from '../../../core/bills/bill-change.ts';
import { findMethod } from '../../../core/bills/payments/payment-method.ts';
import { refundPayment as refund } from '../../../core/bills/payments/refund.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { PAYMENT_KINDS } from '../../../core/venue/payment-terms.ts';
import { bodyHashOf, refundIdOf } from '../../../crypto/derived-ids.ts';
import { nullable, oneOf } from '../../../http/schema.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';
import { readRefundScope, refundRefusals, refundScopeProperties } from './refund-body.ts';

export const refundPayment = billChangeOperation({
  operationId: 'refundPayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/refunds',
  tag: 'Till',
  summary: 'Refund a payment',
  description:
    'Refunds an `amount` of a payment, chosen `units` that it paid, or all that is left of it. On an ' +
    'open bill, the refund lowers the amount paid. A closed bill does not change and is never opened ' +
    'again: the refund is recorded separately, on its own business day, with its VAT by rate. A repeat ' +
    'with the same `Idempotency-Key` refunds nothing.',
  body: Type.Object(
    {
      ...refundScopeProperties,
      kind: Type.Optional(nullable(oneOf(PAYMENT_KINDS), 'How the money is given back, as for a payment.')),
      method: Type.Optional(
        nullable(Type.String({ maxLength: 30 }), 'The code of a payment method, instead of `kind`.'),
      ),
      reason: reasonProperty,
      revision: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            'The `revision` of the bill, as the person saw it. Send it with `units`: if the bill was changed ' +
            'in the meantime, nothing is refunded.',
        }),
      ),
    },
    { examples: [{ amount: 20, kind: 'Cash', reason: 'Cold soup' }] },
  ),
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each refund, and the same one for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
    'BILL_CHANGED_SINCE',
    ...refundRefusals,
    'REASON_REQUIRED',
    'PAYMENT_METHOD_NOT_FOUND',
    'PAYMENT_METHOD_INACTIVE',
    'PAYMENT_KIND_REQUIRED',
  ],
  decide: async ({ params: { venueId, billId, paymentId }, body, idempotencyKey, now }, { cache }) => {
    const { venue } = await requireVenue(cache, venueId);
    const request = {
      id: refundIdOf(venueId, billId, idempotencyKey),
      paymentId: paymentId.toLowerCase(),
      ...readRefundScope(body),
      reason: body.reason ?? null,
      businessDate: venueDayOf(venue, now),
      requestHash: bodyHashOf([paymentId.toLowerCase(), body]),
    };
    return (bill, stamp) => {
      // A repeat must not fail, even if the venue has removed the method since.
      if (isRepeat(bill.refunds ?? [], request)) return unchanged(bill);
      const method = findMethod(venue, { code: body.method ?? null, kind: body.kind ?? null });
      const change = refund(bill, { ...request, kind: method.kind, method }, stamp);
      return body.revision === undefined ? change : requireSeenRevision(bill, body.revision, change);
    };
  },
});
