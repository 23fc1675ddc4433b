import { useCallback } from 'react';
import { useVenue } from '../../../session/venue-context.tsx';
import { unitsOfProduct } from '../basket/basket.ts';
import { useOrder } from '../order-context.tsx';
import { storeLastCategory } from './favourites.ts';
import css from './menu.module.css';
import type { Product } from './menu-index.ts';
import { ProductTile } from './product-tile.tsx';
import { useMenu } from './use-menu.ts';

interface ProductTilesProps {
  products: readonly Product[];
  /** The category of these products; the next order opens it. */
  categoryId?: string;
}

/** Products as tiles, each with the units in the basket and the units left. */
export function ProductTiles({ products, categoryId }: ProductTilesProps) {
  const { venueId } = useVenue();
  const { basket, choose, open } = useOrder();
  const { index, leftOf } = useMenu();
  const storeCategory = useCallback(
    () => categoryId !== undefined && storeLastCategory(venueId, categoryId),
    [venueId, categoryId],
  );
  const onChoose = useCallback(
    (productId: string) => {
      storeCategory();
      choose(productId);
    },
    [storeCategory, choose],
  );
  const onOpen = useCallback(
    (opened: { productId: string }) => {
      storeCategory();
      open(opened);
    },
    [storeCategory, open],
  );
  return (
    <ul className={css.tiles}>
      {products.map((product) => {
        const { isSoldOut, units, isLow } = leftOf(product);
        return (
          <li key={product.id}>
            <ProductTile
              product={product}
              tone={index?.products.get(product.id)?.tone}
              inBasket={unitsOfProduct(basket, product.id)}
              isSoldOut={isSoldOut}
              left={units}
              isLow={isLow}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          </li>
        );
      })}
    </ul>
  );
}
