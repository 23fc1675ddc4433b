import type { Portion, Stock, StockStatus } from './menu.ts';

/** Whether guests can order a portion. Products sold by measure can only be ordered by staff. */
export function isOrderable(portion: Portion): boolean {
  return portion.pricingUnit === 'Piece';
}

/** The stock status shown to guests; `null` if the stock is not tracked and staff have not set the product as sold out. */
export function stockStatusOf(stock: Stock): StockStatus | null {
  if (stock.isSoldOut) return 'OutOfStock';
  if (stock.quantity === null) return null;
  if (stock.quantity <= 0) return 'OutOfStock';
  return stock.quantity <= stock.lowThreshold ? 'LowStock' : 'InStock';
}
