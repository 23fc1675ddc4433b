import { type Static, Type } from 'typebox';
import { type Product, STOCK_STATUSES, type Stock } from '../../../core/menu/menu.ts';
import { stockStatusOf } from '../../../core/menu/orderable.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';

export const StockResource = Type.Object(
  {
    productId: uuid(),
    name: Type.String(),
    categoryName: Type.String(),
    isVisible: Type.Boolean({
      description: 'Whether guests see it, because the product and its category are visible.',
    }),
    quantity: nullable(Type.Integer(), 'The number of units left; `null` if stock is not tracked.'),
    lowThreshold: Type.Integer({
      description: 'At this number and below, guests see that little is left.',
      examples: [5],
    }),
    isSoldOut: Type.Boolean({ description: 'Whether it is marked as sold out, even if units are left.' }),
    revision: revisionSchema(),
    status: nullable(oneOf(STOCK_STATUSES), 'The stock status that guests see; `null` if there is none.'),
  },
  { title: 'ProductStock' },
);

/** The stock of a product as staff see it. */
export interface StockView {
  product: Product;
  categoryName: string;
  isVisible: boolean;
}

/** The JSON of a product's stock. The current quantity is given, because the one in the cache may be older. */
export function toStockResource(
  { product, categoryName, isVisible }: StockView,
  quantity: number | null,
): Static<typeof StockResource> {
  const stock = { ...product.stock, quantity };
  return {
    productId: product.id,
    name: product.name,
    categoryName,
    isVisible,
    quantity,
    lowThreshold: stock.lowThreshold,
    isSoldOut: stock.isSoldOut,
    revision: stockRevision(stock),
    status: stockStatusOf(stock),
  };
}

/** The revision of a counted stock. The sold-out switch is not part of it. */
export function stockRevision({ quantity, lowThreshold }: Stock): string {
  return revisionOf({ quantity, lowThreshold });
}
