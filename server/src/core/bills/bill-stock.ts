import type { BillLine } from './bill.ts';

/** Units of one product that go out of its stock (negative) or back into it (positive); never 0. */
export interface StockDelta {
  productId: string;
  delta: number;
}

/** The stock that lines take: one entry a product, none for lines that take no stock. */
export function stockTaken(lines: readonly BillLine[]): StockDelta[] {
  const taken = new Map<string, number>();
  for (const { takesStock, productId, quantity } of lines) {
    if (takesStock) taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  }
  return [...taken].map(([productId, quantity]) => ({ productId, delta: -quantity }));
}

/** What lines give back to the stock that they took from. */
export function stockReturned(lines: readonly BillLine[]): StockDelta[] {
  return stockTaken(lines).map(({ productId, delta }) => ({ productId, delta: -delta }));
}
