import { type Static, Type } from 'typebox';
import type { Bill, Payment, Refund } from '../../../core/bills/bill.ts';
import { refundableKurus } from '../../../core/bills/payments/refund.ts';
import { PAYMENT_KINDS } from '../../../core/venue/payment-terms.ts';
import { instant, instantOrNull, lira } from '../../../http/answer/envelope.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { ActorResource, toActor } from '../actor-resource.ts';

export const PaymentResource = Type.Object(
  {
    id: uuid(),
    kind: oneOf(PAYMENT_KINDS),
    method: Type.Object(
      { code: Type.String({ examples: ['multinet'] }), name: Type.String({ examples: ['Multinet'] }) },
      {
        description:
          'The name of the payment method at that time; the kind if the venue has no list of its own.',
      },
    ),
    amount: liraSchema('The part of the bill that it pays.'),
    rounding: liraSchema('The rounding of a cash payment that settled the bill; it can be negative.'),
    tip: liraSchema(),
    tendered: liraSchema(
      'The money that was handed over: `amount`, `rounding`, `tip` and `change` together.',
    ),
    change: liraSchema('The change that was given.'),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'The units that were paid, if units were chosen.',
    }),
    refundable: liraSchema('The part of `amount` that can still be refunded.'),
    paidAt: instantSchema(),
    businessDate: dateSchema('The business day of the payment.'),
    by: ActorResource,
    reversedAt: nullable(
      instantSchema(),
      'When the payment was reversed, so that it no longer counts; `null` if it was not.',
    ),
    reversal: nullable(
      Type.Object(
        { by: ActorResource, reason: nullable(Type.String()), businessDate: dateSchema() },
        { title: 'Reversal' },
      ),
      'Who reversed it and why, and the business day of the reversal.',
    ),
  },
  { title: 'Payment' },
);

/** The JSON of a payment. */
export function toPayment(bill: Bill, payment: Payment): Static<typeof PaymentResource> {
  const { id, kind, amountKurus, roundingKurus = 0, tipKurus = 0, changeKurus = 0 } = payment;
  return {
    id,
    kind,
    method: payment.method ?? { code: kind, name: kind },
    amount: lira(amountKurus),
    rounding: lira(roundingKurus),
    tip: lira(tipKurus),
    tendered: lira(amountKurus + roundingKurus + tipKurus + changeKurus),
    change: lira(changeKurus),
    units: payment.units ?? [],
    refundable: lira(refundableKurus(bill, payment)),
    paidAt: instant(payment.paidAt),
    businessDate: payment.businessDate,
    by: toActor(payment.by),
    reversedAt: instantOrNull(payment.reversedAt),
    reversal: toReversal(payment),
  };
}

function toReversal({ reversal }: Payment) {
  if (reversal === undefined) return null;
  const { by, reason, businessDate } = reversal;
  return { by: toActor(by), reason, businessDate };
}

export const refundedVatSchema = nullable(
  Type.Array(
    Type.Object({ percent: Type.Number(), gross: liraSchema(), vat: liraSchema() }, { title: 'RefundedVat' }),
  ),
  'The VAT of the refund by rate, if it was after closing; `null` for a refund before closing, which ' +
    'lowers `totals.paid`.',
);

export const RefundResource = Type.Object(
  {
    id: uuid(),
    paymentId: uuid('The payment that is refunded.'),
    kind: oneOf(PAYMENT_KINDS),
    method: Type.Object({
      code: Type.String({ examples: ['Cash'] }),
      name: Type.String({ examples: ['Cash'] }),
    }),
    amount: liraSchema(),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'The units that are refunded, if units were chosen.',
    }),
    reason: nullable(Type.String({ examples: ['Cold soup'] })),
    by: ActorResource,
    at: instantSchema(),
    businessDate: dateSchema('The business day of the refund.'),
    vat: refundedVatSchema,
  },
  { title: 'Refund' },
);

/** The JSON of a refund. */
export function toRefund(refund: Refund): Static<typeof RefundResource> {
  const { id, paymentId, kind, amountKurus, reason, by, at, businessDate, vat } = refund;
  return {
    ...{ id, paymentId, kind, reason, businessDate },
    method: refund.method ?? { code: kind, name: kind },
    amount: lira(amountKurus),
    by: toActor(by),
    at: instant(at),
    units: refund.units ?? [],
    vat: toRefundedVat(vat),
  };
}

/** The JSON of the VAT of a refund. */
export function toRefundedVat(vat: Refund['vat']): Static<typeof refundedVatSchema> {
  if (vat === undefined) return null;
  return vat.map(({ rate, grossKurus, vatKurus }) => ({
    percent: rate / 100,
    gross: lira(grossKurus),
    vat: lira(vatKurus),
  }));
}
