import type { Menu } from '../changes/shown-menu.ts';
import { missingTexts } from './product-texts.ts';

/** The number of texts of a menu without a translation into a language, including the texts of categories. */
export function missingInMenu(menu: Menu, language: string): number {
  return menu.reduce(
    (sum, { products, ...category }) =>
      sum +
      missingTexts(category, language) +
      products.reduce((count, product) => count + missingTexts(product, language), 0),
    0,
  );
}
