import { type Problem, Refusal } from '../refusals.ts';
import type { Stock } from './menu.ts';

/** A change of the stock of a product by its owner; `null` and absent mean unchanged. */
export interface StockChange {
  isTracked: boolean;
  /** The counted quantity. */
  quantity?: number | null;
  /** Units delivered since, or lost when negative. Units sold in the meantime still count as sold. */
  add?: number | null;
  lowThreshold?: number | null;
}

/** Units of one product. */
export const MOST_IN_STOCK = 1_000_000;

/**
 * The stock of a product after a change; the sold-out switch stays as it is.
 * @throws Refusal CONTENT_INVALID with every problem: tracking begins without a `quantity`; `quantity`
 *   together with `add`, or either of them without tracking; the result would be below 0 or above 1,000,000
 */
export function changeStock(stock: Stock, change: StockChange): Stock {
  const problems = change.isTracked ? problemsOfCounting(stock, change) : problemsOfNoCounting(change);
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
  const lowThreshold = change.lowThreshold ?? stock.lowThreshold;
  const counted = change.quantity ?? (stock.quantity ?? 0) + (change.add ?? 0);
  return { ...stock, lowThreshold, quantity: change.isTracked ? counted : null };
}

function problemsOfNoCounting({ quantity = null, add = null }: StockChange): Problem[] {
  const message = 'cannot be stated when the stock is not tracked';
  const stated = [
    { field: 'quantity', message, attemptedValue: quantity },
    { field: 'add', message, attemptedValue: add },
  ];
  return stated.filter(({ attemptedValue }) => attemptedValue !== null);
}

function problemsOfCounting(stock: Stock, { quantity = null, add = null }: StockChange): Problem[] {
  if (quantity !== null) {
    const message = 'cannot be stated beside `quantity`';
    return add === null ? [] : [{ field: 'add', message, attemptedValue: add }];
  }
  if (stock.quantity === null) {
    const message = 'is required: the product has not been counted so far';
    return [{ field: 'quantity', message, attemptedValue: null }];
  }
  const left = stock.quantity + (add ?? 0);
  if (left >= 0 && left <= MOST_IN_STOCK) return [];
  const message =
    left < 0
      ? `takes more than the ${stock.quantity} that are left`
      : `makes more than ${MOST_IN_STOCK} of it`;
  return [{ field: 'add', message, attemptedValue: add }];
}
