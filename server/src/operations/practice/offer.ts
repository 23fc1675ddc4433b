import { isOrderable } from '../../core/menu/orderable.ts';
import type { GuestProduct, PracticeOffer } from '../../core/practice/guests.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

/**
 * The products and tables from which played guests choose. It depends only on the set-up of the venue, so that the same
 * seed gives the same evening. So it ignores sold-out marks, and leaves out products with counted stock.
 */
export function offerOf(cached: CachedVenue): PracticeOffer {
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
