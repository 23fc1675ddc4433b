import { foldText } from '../../core/text/fold-text.ts';

interface Named {
  id: string;
  name: string;
  description: string | null;
  imageUrl?: string | null;
}

/** A menu, filtered to the requested products. */
export interface FilteredMenu {
  language: string;
  categories: (Named & { products: Named[] })[];
}

/**
 * Filters a menu, and leaves out photos, which a model cannot see but which cost tokens.
 * @param category  the id of a category, or a part of its name
 * @param words  search words; each must be in the name or description of the product, or in the name of its category
 */
export function searchMenu(
  { categories, ...menu }: FilteredMenu,
  { category = '', words = '' }: { category?: string | undefined; words?: string | undefined },
): FilteredMenu {
  const inName = foldText(category);
  const each = foldText(words)
    .split(' ')
    .filter((word) => word !== '');
  const found = categories
    .filter(({ id, name }) => id === category || foldText(name).includes(inName))
    .map(({ imageUrl: _, products, ...rest }) => ({
      ...rest,
      products: products
        .filter(({ name, description }) => {
          const said = foldText(`${name} ${description ?? ''} ${rest.name}`);
          return each.every((word) => said.includes(word));
        })
        .map(({ imageUrl: _photo, ...product }) => product),
    }));
  const isNarrowed = each.length > 0;
  return { ...menu, categories: isNarrowed ? found.filter(({ products }) => products.length > 0) : found };
}
