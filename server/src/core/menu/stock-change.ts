import { type Problem, Refusal } from '../refusals.ts';
import type { Stock } from './menu.ts';

/** A change of the stock of a product. `null` and absent properties stay unchanged. */
export interface StockChange {
  isTracked: boolean;
  /** The new quantity, as counted. */
  quantity?: number | null;
  /** Units to add to the present quantity, such as a delivery; negative for lost units. */
  add?: number | null;
  lowThreshold?: number | null;
}

/** The most units of one product in stock. */
export const MOST_IN_STOCK = 1_000_000;

/**
 * Returns the stock of a product after a change; `isSoldOut` stays the same.
 * @throws Refusal CONTENT_INVALID that lists every problem: tracking begins without a `quantity`; `quantity` and `add`
 *   together, or one of them without tracking; the result is below 0 or above 1,000,000
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
