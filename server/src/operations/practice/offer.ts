import { isOrderable } from '../../core/menu/orderable.ts';
import type { GuestProduct, Offer } from '../../core/practice/guests.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

/**
 * What played guests choose from: of the set-up alone, so that the same seed is the same evening. They do not know that a product is
 * sold out before they order it.
 */
export function offerOf(cached: CachedVenue): Offer {
  const shown = new Set(cached.categories.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const products = cached.products.flatMap((product): GuestProduct[] => {
    const { id, extras, optionGroups, removableIngredients } = product;
    const portions = product.portions.filter(isOrderable);
    const isOffered = product.isVisible && shown.has(product.categoryId) && product.stock.quantity === null;
    return isOffered && portions.length > 0
      ? [{ id, portions, extras, optionGroups, removableIngredients }]
      : [];
  });
  return {
    products,
    tableIds: [...cached.tables.keys()],
    takesReservations: cached.venue.reservations.isEnabled,
  };
}
