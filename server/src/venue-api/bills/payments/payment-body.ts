import { type Static, Type } from 'typebox';
import type { LineUnits } from '../../../core/bills/bill.ts';
import { BILL_LIMITS } from '../../../core/bills/bill-limits.ts';
import { findMethod } from '../../../core/bills/payments/payment-method.ts';
import { EXCESSES, type RequestedPayment } from '../../../core/bills/payments/settle.ts';
import { MAX_LINE_QUANTITY } from '../../../core/bills/till.ts';
import { invalidContent } from '../../../core/invalid-content.ts';
import { readAmount, readPositiveAmount } from '../../../core/money/amount.ts';
import type { RefusalCode } from '../../../core/refusals.ts';
import { PAYMENT_KINDS, type PaymentTerms } from '../../../core/venue/payment-terms.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';

/** The most people who share a bill equally. */
const MOST_PAYERS = 500;

const amount = (description: string) => Type.Optional(nullable(Type.Number(), `${description} In lira.`));

/** The properties with the method of a payment, its tip and the cash received. */
export const methodProperties = {
  kind: Type.Optional(
    nullable(
      oneOf(PAYMENT_KINDS),
      'The kind of payment: the first payment method of this kind that is switched on is used. Left out ' +
        'with `method`.',
    ),
  ),
  method: Type.Optional(
    nullable(
      Type.String({ maxLength: 30 }),
      'The code of a payment method of the venue, one of its `paymentMethods`.',
    ),
  ),
  tip: amount('The tip, in addition to the amount.'),
  tipIsMeant: Type.Optional(
    Type.Boolean({
      description:
        '`true`: a person has confirmed a tip that is more than the bill. Without it, such a tip is ' +
        'refused.',
    }),
  ),
  tendered: amount(
    'The cash that was handed over. The part above amount, rounding and tip is change. Left out: there ' +
      'is no change.',
  ),
};

/** The property with the chosen units of lines. */
export const unitsProperty = (description: string) =>
  Type.Optional(
    nullable(
      Type.Array(
        Type.Object({
          lineId: uuid(),
          quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
        }),
        { minItems: 1, maxItems: BILL_LIMITS.lines },
      ),
      description,
    ),
  );

/** A payment, and the part of the bill that it pays: an amount, chosen units, an equal share, or all that remains. */
export const PaymentBody = Type.Object(
  {
    ...methodProperties,
    amount: amount('The part of the bill that it pays.'),
    units: unitsProperty(
      'Units that are not paid yet. The amount paid is the price of these units with their part of the service fee.',
    ),
    payersLeft: Type.Optional(
      nullable(
        Type.Integer({ minimum: 1, maximum: MOST_PAYERS }),
        'The number of people who have not paid. The payment is an equal share of the remaining amount.',
      ),
    ),
    excess: Type.Optional(
      nullable(
        oneOf(EXCESSES),
        'What to do with an `amount` above the remaining amount: record the difference as a tip, or as ' +
          'money to give back before closing. Left out: it is refused.',
      ),
    ),
    revision: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The `revision` of the bill, as the person saw it. Required without `amount`.',
      }),
    ),
  },
  { examples: [{ kind: 'Card', amount: 120.5 }] },
);

/** The refusals of every call that records or previews a payment. */
export const paymentRefusals: readonly RefusalCode[] = [
  'PAYMENT_METHOD_NOT_FOUND',
  'PAYMENT_METHOD_INACTIVE',
  'PAYMENT_KIND_REQUIRED',
  'PAYMENT_TOO_LARGE',
  'MEAL_CARD_NOT_ACCEPTED',
  'TENDERED_TOO_SMALL',
  'TIP_TOO_LARGE',
  'CHANGE_NOT_GIVEN',
  'AMOUNT_TOO_FINE',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_LARGE',
];

type MethodBody = Pick<Static<typeof PaymentBody>, keyof typeof methodProperties>;

/**
 * The method, tip and cash of a body, as a payment.
 * @throws Refusal PAYMENT_KIND_REQUIRED, PAYMENT_METHOD_NOT_FOUND, PAYMENT_METHOD_INACTIVE, and those of amounts
 */
export function readMethod(terms: PaymentTerms, id: string, body: MethodBody): RequestedPayment {
  const { kind = null, method: code = null, tip, tipIsMeant, tendered } = body;
  const method = findMethod(terms, { code, kind });
  const payment: RequestedPayment = { id, kind: method.kind, method, cashStepKurus: terms.cashStepKurus };
  if (typeof tip === 'number') payment.tipKurus = readAmount('tip', tip);
  if (tipIsMeant) payment.tipIsMeant = true;
  if (typeof tendered === 'number') payment.tenderedKurus = readAmount('tendered', tendered);
  return payment;
}

/**
 * The payment in a body.
 * @throws Refusal as `readMethod`; CONTENT_INVALID if the body states the paid part in two ways, or if it has neither
 *   an amount nor the revision of the bill
 */
export function readPayment(
  terms: PaymentTerms,
  id: string,
  body: Static<typeof PaymentBody>,
): RequestedPayment {
  const { amount: lira, units, payersLeft, excess, revision } = body;
  const stated = Object.entries({ amount: lira, units, payersLeft }).filter(([, value]) => value != null);
  if (stated.length > 1) throw invalidContent(stated[1]![0], `is not allowed with \`${stated[0]![0]}\``);
  if (typeof lira !== 'number' && revision === undefined)
    throw invalidContent('revision', 'is required without `amount`');
  const payment = readMethod(terms, id, body);
  if (typeof lira === 'number') payment.amountKurus = readPositiveAmount('amount', lira);
  if (units) payment.units = readUnits(units);
  if (payersLeft) payment.payersLeft = payersLeft;
  if (excess) payment.excess = excess;
  return payment;
}

/** The units in a body. */
export function readUnits(units: readonly LineUnits[]): LineUnits[] {
  return units.map(({ lineId, quantity }) => ({ lineId: lineId.toLowerCase(), quantity }));
}
