import { type Static, Type } from 'typebox';
import type { NewRefund } from '../../../core/bills/payments/refund.ts';
import { invalidContent } from '../../../core/invalid-content.ts';
import { readPositiveAmount } from '../../../core/money/amount.ts';
import type { RefusalCode } from '../../../core/refusals.ts';
import { nullable } from '../../../http/schema.ts';
import { readUnits, unitsProperty } from './payment-body.ts';

/** The properties with what is refunded of a payment: an amount, chosen units, or all that is left. */
export const refundScopeProperties = {
  amount: Type.Optional(
    nullable(
      Type.Number(),
      'The amount in lira with at most two decimals. Left out, and without `units`: all that is left of ' +
        'the payment.',
    ),
  ),
  units: unitsProperty(
    'Units of the payment that were not refunded yet. The refund is what they owe, with their part of ' +
      'the service fee, but at most what is left of the payment. For a payment without chosen units: ' +
      'units that no other payment chose.',
  ),
};

export const RefundScopeBody = Type.Object(refundScopeProperties, {
  examples: [{ amount: 20 }],
});

/** The refusals of every call that refunds or previews a refund. */
export const refundRefusals: readonly RefusalCode[] = [
  'PAYMENT_NOT_FOUND',
  'BILL_NOT_OPEN',
  'LINE_NOT_FOUND',
  'UNIT_NOT_REFUNDABLE',
  'REFUND_TOO_LARGE',
  'AMOUNT_TOO_FINE',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_LARGE',
];

/** The amount or the units that a body refunds. @throws Refusal CONTENT_INVALID if it has both, and those of amounts */
export function readRefundScope({
  amount,
  units,
}: Static<typeof RefundScopeBody>): Pick<NewRefund, 'amountKurus' | 'units'> {
  if (typeof amount === 'number' && units) throw invalidContent('units', 'is not allowed with `amount`');
  if (typeof amount === 'number') return { amountKurus: readPositiveAmount('amount', amount) };
  return units ? { units: readUnits(units) } : {};
}
