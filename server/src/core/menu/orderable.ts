import type { Portion, Stock, StockStatus } from './menu.ts';

/** Whether a portion can be ordered at all: products sold by measure cannot. */
export function isOrderable(portion: Portion): boolean {
  return portion.pricingUnit === 'Piece';
}

/** The stock status shown to guests; `null` if stock is not tracked and the product is not switched off. */
export function stockStatusOf(stock: Stock): StockStatus | null {
  if (stock.isSoldOut) return 'OutOfStock';
  if (stock.quantity === null) return null;
  if (stock.quantity <= 0) return 'OutOfStock';
  return stock.quantity <= stock.lowThreshold ? 'LowStock' : 'InStock';
}
