import type { BillLine } from './bill.ts';

/** A change of the stock of one product: negative for units that are sold, positive for units that return; never 0. */
export interface StockDelta {
  productId: string;
  delta: number;
}

/** The stock changes if lines are ordered: one for each product. Lines without tracked stock have none. */
export function stockTaken(lines: readonly BillLine[]): StockDelta[] {
  const taken = new Map<string, number>();
  for (const { takesStock, productId, quantity } of lines) {
    if (takesStock) taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  }
  return [...taken].map(([productId, quantity]) => ({ productId, delta: -quantity }));
}

/** The stock changes if lines are struck: their units return to the stock. */
export function stockReturned(lines: readonly BillLine[]): StockDelta[] {
  return stockTaken(lines).map(({ productId, delta }) => ({ productId, delta: -delta }));
}
