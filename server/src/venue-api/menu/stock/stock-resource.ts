import { type Static, Type } from 'typebox';
import { type Product, STOCK_STATUSES, stockStatusOf } from '../../../core/menu/menu.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';

export const StockResource = Type.Object(
  {
    productId: uuid(),
    name: Type.String(),
    categoryName: Type.String(),
    isVisible: Type.Boolean({ description: 'Whether guests see it: neither it nor its category is hidden.' }),
    quantity: nullable(Type.Integer(), 'Units left; `null` when they are not counted.'),
    lowThreshold: Type.Integer({
      description: 'From this number down guests are told that little is left.',
      examples: [5],
    }),
    isSoldOut: Type.Boolean({ description: 'The switch: sold out, whatever is left.' }),
    status: nullable(oneOf(STOCK_STATUSES), 'What guests are told; `null` is nothing.'),
  },
  { title: 'ProductStock' },
);

/** What staff see of the stock of a product. */
export interface StockView {
  product: Product;
  categoryName: string;
  isVisible: boolean;
}

/** The JSON of a product's stock; its quantity is the one given, for what is kept in memory may be older. */
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
    status: stockStatusOf(stock),
  };
}
