import { assignIds, type DraftWithId, type IdSource } from '../venue/drafts/assign-ids.ts';
import type { CategoryDraft, ExtraDraft, ProductDraft } from '../venue/drafts/venue-draft.ts';
import type { Category, Extra, Menu, OptionGroup, Product, Stock } from './menu.ts';

/** A menu with ids, and its products by the position of the category in the draft, then of the product. */
export interface MenuFromDraft {
  menu: Menu;
  products: Product[][];
}

/**
 * Builds a menu from drafts. A draft without an id gets the id of the stored record with the same name, or else a new id: a
 * category is found by its name in the menu, a product in its category, portions and other parts in their product. If the
 * stock of a stored product is tracked, it keeps its quantity.
 * @param stored  the stored menu; empty for a new venue
 */
export function menuFromDraft(drafts: readonly CategoryDraft[], stored: Menu, ids: IdSource): MenuFromDraft {
  const categories: Category[] = [];
  const products: Product[][] = [];
  for (const adopted of assignIds(drafts, stored.categories, nameOf, ids)) {
    const { products: productDrafts, ...category } = adopted.draft;
    categories.push({ ...category, id: adopted.id });
    const siblings = stored.products.filter(({ categoryId }) => categoryId === adopted.stored?.id);
    products.push(
      assignIds(productDrafts, siblings, nameOf, ids, stored.products).map((product) =>
        productFromDraft(product, adopted.id, ids),
      ),
    );
  }
  return { menu: { categories, products: products.flat() }, products };
}

/** Builds a product from a draft: its parts get ids, and a tracked stock keeps its quantity. */
export function productFromDraft(
  adopted: DraftWithId<ProductDraft, Product>,
  categoryId: string,
  ids: IdSource,
): Product {
  const { id, draft, stored } = adopted;
  const named = <D extends { id: string | null; name: string }>(
    drafts: readonly D[],
    siblings: readonly Named[],
  ) => assignIds(drafts, siblings, nameOf, ids).map((part) => ({ ...part.draft, id: part.id }));
  return {
    ...draft,
    id,
    categoryId,
    portions: named(draft.portions, stored?.portions ?? []),
    removableIngredients: named(draft.removableIngredients, stored?.removableIngredients ?? []),
    ...settleOptions(draft, stored, ids),
    stock: settleStock(draft.stock, stored?.stock ?? null),
  };
}

/** Finds the stored extra of a draft by its name within its option group, or among the extras without a group. */
function settleOptions(
  draft: Pick<ProductDraft, 'extras' | 'optionGroups'>,
  stored: Product | null,
  ids: IdSource,
): { extras: Extra[]; optionGroups: OptionGroup[] } {
  const known = stored?.extras ?? [];
  const settle = (
    drafts: readonly ExtraDraft[],
    storedGroupId: string | null,
    optionGroupId: string | null,
  ) => {
    const siblings = known.filter((extra) => extra.optionGroupId === storedGroupId);
    return assignIds(drafts, siblings, nameOf, ids, known).map((extra) => ({
      ...extra.draft,
      id: extra.id,
      optionGroupId,
    }));
  };
  const extras = settle(draft.extras, null, null);
  const optionGroups: OptionGroup[] = [];
  for (const group of assignIds(draft.optionGroups, stored?.optionGroups ?? [], nameOf, ids)) {
    const { choices, ...settled } = group.draft;
    optionGroups.push({ ...settled, id: group.id });
    extras.push(...settle(choices, group.id, group.id));
  }
  return { extras, optionGroups };
}

function settleStock(draft: ProductDraft['stock'], stored: Stock | null): Stock {
  return {
    quantity: draft.quantity === null ? null : (stored?.quantity ?? draft.quantity),
    lowThreshold: draft.lowThreshold,
    isSoldOut: draft.isSoldOut ?? stored?.isSoldOut ?? false,
  };
}

interface Named {
  id: string;
  name: string;
}

function nameOf({ name }: { name: string }): string {
  return name;
}
