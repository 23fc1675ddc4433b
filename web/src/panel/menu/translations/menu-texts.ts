import type { Menu } from '../changes/shown-menu.ts';
import { missingTexts } from './product-texts.ts';

/** How many texts of a menu have no translation into a language, those of categories among them. */
export function missingInMenu(menu: Menu, language: string): number {
  return menu.reduce(
    (sum, { products, ...category }) =>
      sum +
      missingTexts(category, language) +
      products.reduce((count, product) => count + missingTexts(product, language), 0),
    0,
  );
}
