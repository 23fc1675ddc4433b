import { foldText } from '../../core/text/fold-text.ts';

interface Named {
  id: string;
  name: string;
  description: string | null;
  imageUrl?: string | null;
}

/** A menu as the service answers it. */
export interface FilteredMenu {
  language: string;
  categories: (Named & { products: Named[] })[];
}

/**
 * What of a menu was asked for, without photos, which a model cannot see and pays for.
 * @param category  part of a category's name, or its id
 * @param words  each is in the name or the description of a product, or in the name of its category
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
