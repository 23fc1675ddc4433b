import { api, dataOf } from '../../../../api/client.ts';
import {
  changeOfProducts,
  menuReloadHandler,
  readCachedMenu,
  updateCachedMenu,
} from '../../changes/menu-change.ts';
import { findProduct } from '../../changes/shown-menu.ts';
import { useSaving } from '../../changes/use-saving.ts';
import { useMenuEditing } from '../../menu-context.tsx';
import type { Product } from '../../menu-queries.ts';
import { productBodyOf, productChangeOf } from './product-draft.ts';
import type { useProductDraft } from './use-product-draft.ts';

/** Saves the draft of a product: adds a new product, or changes a stored one if no other person changed it since. */
export function useProductSaving(
  product: Product | null,
  editing: ReturnType<typeof useProductDraft>,
  onAdded: (product: Product) => void,
) {
  const { menuCache, queue } = useMenuEditing();
  const saving = useSaving();
  const { draft, base } = editing;

  const add = async () => {
    const { categoryId, ...body } = productBodyOf(draft);
    const params = { path: { venueId: menuCache.venueId, categoryId } };
    const added = await dataOf(
      api.POST('/venue/v1/venues/{venueId}/categories/{categoryId}/products', { params, body }),
    ).catch(menuReloadHandler(menuCache));
    updateCachedMenu(menuCache, (menu) =>
      menu.map((category) =>
        category.id === categoryId ? { ...category, products: [...category.products, added] } : category,
      ),
    );
    editing.saved(added);
    return added;
  };

  const change = async (stored: Product) => {
    const label = { kind: 'Changed', name: draft.name, count: 1 } as const;
    const change = productChangeOf(draft, base);
    const sent = changeOfProducts(menuCache, label, [stored], () => change);
    editing.send();
    await queue.save(sent);
    const saved = findProduct(readCachedMenu(menuCache), stored.id);
    if (saved !== undefined) editing.saved(saved);
  };

  return {
    ...saving,
    /** @param isFaulty  whether there are faults or conflicts: then nothing is sent */
    save: (isFaulty: boolean) =>
      saving.run(
        async () => {
          if (isFaulty) return null;
          if (product === null) return add();
          await change(editing.product ?? product);
          return null;
        },
        (added) => added !== null && onAdded(added),
      ),
  };
}
