import type { Portion } from '../../menu/menu.ts';
import { isOrderable } from '../../menu/orderable.ts';
import { MOST_KURUS } from '../../money/amount.ts';
import { measuredPriceKurus, netThousandths } from '../../pricing/measure.ts';
import type { Measure } from '../../pricing/price-terms.ts';
import { Refusal } from '../../refusals.ts';
import type { LineRequest } from '../ordering/order-request.ts';

/**
 * The portion with the price of the measured quantity, and the measure; `null` for a portion that is sold by the piece.
 * @param field  the path of the measure in the request
 * @throws Refusal AMOUNT_TOO_LARGE if the price is above `MOST_KURUS`
 */
export function measuredPortion(
  portion: Portion,
  measured: NonNullable<LineRequest['measure']>,
  field: string,
): { portion: Portion; measure: Measure } | null {
  if (isOrderable(portion)) return null;
  const { pricingUnit: unit, priceKurus } = portion;
  const measure: Measure = { unit, priceKurus, ...measured };
  const totalKurus = measuredPriceKurus(priceKurus, netThousandths(measure));
  if (totalKurus > MOST_KURUS) {
    const message = 'makes a price of more than 10000000';
    throw new Refusal('AMOUNT_TOO_LARGE', { problems: [{ field, message, attemptedValue: null }] });
  }
  return { portion: { ...portion, priceKurus: totalKurus }, measure };
}
