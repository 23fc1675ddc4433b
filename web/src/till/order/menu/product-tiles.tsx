import { unitsOfProduct } from '../basket/basket.ts';
import { useOrder } from '../order-context.tsx';
import css from './menu.module.css';
import type { Product } from './menu-index.ts';
import { ProductTile } from './product-tile.tsx';
import { useMenu } from './use-menu.ts';

/** Products as tiles, with what is in the basket and what is left of each. */
export function ProductTiles({ products }: { products: readonly Product[] }) {
  const { basket, choose, open } = useOrder();
  const { leftOf } = useMenu();
  return (
    <ul className={css.tiles}>
      {products.map((product) => {
        const { isSoldOut, units, isLow } = leftOf(product);
        return (
          <li key={product.id}>
            <ProductTile
              product={product}
              inBasket={unitsOfProduct(basket, product.id)}
              isSoldOut={isSoldOut}
              left={units}
              isLow={isLow}
              onChoose={choose}
              onOpen={open}
            />
          </li>
        );
      })}
    </ul>
  );
}
