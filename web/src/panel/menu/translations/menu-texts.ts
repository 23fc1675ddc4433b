import type { Menu } from '../changes/shown-menu.ts';
import { countMissingTexts } from './product-texts.ts';

/** The number of texts of a menu without a translation into a language, including the texts of categories. */
export function countMissingInMenu(menu: Menu, language: string): number {
  return menu.reduce(
    (sum, { products, ...category }) =>
      sum +
      countMissingTexts(category, language) +
      products.reduce((count, product) => count + countMissingTexts(product, language), 0),
    0,
  );
}
