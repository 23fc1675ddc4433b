import { type Static, Type } from 'typebox';
import { PAYMENT_KINDS, type Payment } from '../../../core/bills/bill.ts';
import { instant, instantOrNull, lira } from '../../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { ActorResource, toActor } from '../actor-resource.ts';

export const PaymentResource = Type.Object(
  {
    id: uuid(),
    kind: oneOf(PAYMENT_KINDS),
    method: Type.Object(
      { code: Type.String({ examples: ['multinet'] }), name: Type.String({ examples: ['Multinet'] }) },
      {
        description:
          'The way to pay as it was called then; the kind, where the venue has no list of its own.',
      },
    ),
    amount: liraSchema('What it settles of the bill.'),
    rounding: liraSchema('What cash was rounded by where it settled the bill; below 0, too.'),
    tip: liraSchema(),
    tendered: liraSchema('What was handed over: `amount`, `rounding`, `tip` and `change` together.'),
    change: liraSchema('What was handed back.'),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'What it was for, where units were chosen.',
    }),
    paidAt: instantSchema(),
    by: ActorResource,
    reversedAt: nullable(
      instantSchema(),
      'When the payment was reversed; it no longer counts then. `null` otherwise.',
    ),
  },
  { title: 'Payment' },
);

/** The JSON of a payment. */
export function toPayment(payment: Payment): Static<typeof PaymentResource> {
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
    paidAt: instant(payment.paidAt),
    by: toActor(payment.by),
    reversedAt: instantOrNull(payment.reversedAt),
  };
}
