import { type Static, Type } from 'typebox';
import { invalidContent } from '../../core/invalid-content.ts';
import { readPositiveAmount } from '../../core/money/amount.ts';
import type { DiscountTerms } from '../../core/pricing/price-terms.ts';
import { nullable } from '../../http/schema.ts';
import { reasonProperty } from './reason.ts';
import { seenRevisionProperty } from './seen-revision.ts';

/** The body that sets a discount by hand or removes it. @param revision  in the example of the body */
export function discountBody(revision: number) {
  return Type.Object(
    {
      percent: Type.Optional(
        nullable(
          Type.Number({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.01 }),
          'The percentage, with at most two decimals.',
        ),
      ),
      amount: Type.Optional(
        nullable(Type.Number(), 'The amount in lira with at most two decimals, instead of `percent`.'),
      ),
      reason: reasonProperty,
      revision: seenRevisionProperty(),
    },
    { examples: [{ percent: 10, reason: 'Waited long', revision }] },
  );
}

/**
 * The discount in a body; `null` if the body removes it.
 * @throws Refusal CONTENT_INVALID if the body has both a percentage and an amount; and the refusals of
 *   `readPositiveAmount`
 */
export function readDiscount({
  percent = null,
  amount = null,
}: Static<ReturnType<typeof discountBody>>): DiscountTerms | null {
  if (amount === null)
    return percent === null ? null : { kind: 'Percent', basisPoints: Math.round(percent * 100) };
  const amountKurus = readPositiveAmount('amount', amount);
  if (percent === null) return { kind: 'Amount', amountKurus };
  throw invalidContent('amount', 'is not allowed with `percent`', amount);
}

/** The refusals of every call that sets a discount by hand. */
export const discountRefusals = [
  'BILL_NOT_OPEN',
  'BILL_CHANGED_SINCE',
  'DISCOUNT_TOO_LARGE',
  'REASON_REQUIRED',
  'AMOUNT_TOO_FINE',
  'AMOUNT_NEGATIVE',
  'AMOUNT_TOO_LARGE',
] as const;
