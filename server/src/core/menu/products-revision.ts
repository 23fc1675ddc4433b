import { type Problem, Refusal } from '../refusals.ts';
import type { Product } from './menu.ts';
import { type MenuContent, requireMenuSize, withoutDeletedReferences } from './menu-content.ts';
import { MOST_PRODUCTS } from './product-revision.ts';

/**
 * Returns a menu with several products added or changed at once. A product replaces the one with the same id. New products,
 * and products that move to another category, come last. References to removed portions are removed.
 * @param products  their categories must be on the menu
 * @param path  the path in the request of `products[at]`
 * @throws Refusal CONTENT_INVALID that lists every problem: a menu of more than 1,000 products, a new name that another
 *   product of the category has, a menu that becomes too large
 */
export function saveProductsIn<Content extends MenuContent>(
  content: Content,
  products: readonly Product[],
  path: (at: number) => string,
): Content {
  const stored = new Map(content.products.map((product) => [product.id, product]));
  const saved = new Map(products.map((product) => [product.id, product]));
  const staysInPlace = ({ id, categoryId }: Product) => stored.get(id)?.categoryId === categoryId;
  const inPlace = content.products.flatMap((product) => {
    const after = saved.get(product.id) ?? product;
    return staysInPlace(after) ? [after] : [];
  });
  const revised = [...inPlace, ...products.filter((product) => !staysInPlace(product))];
  const problems = [...tooMany(revised, stored.size), ...namesakes(revised, stored, products, path)];
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
  return requireMenuSize(content, withoutDeletedReferences({ ...content, products: revised }));
}

function tooMany(revised: readonly Product[], before: number): Problem[] {
  if (revised.length <= MOST_PRODUCTS || revised.length <= before) return [];
  const message = `would make ${revised.length} products, more than ${MOST_PRODUCTS}`;
  return [{ field: 'products', message, attemptedValue: null }];
}

/**
 * Finds products with a new name that another product of the category has. After an import two products can have the same
 * name; their other properties can still be changed.
 */
function namesakes(
  revised: readonly Product[],
  stored: ReadonlyMap<string, Product>,
  products: readonly Product[],
  path: (at: number) => string,
): Problem[] {
  const placeOf = ({ categoryId, name }: Product) => `${categoryId} ${name}`;
  const counts = new Map<string, number>();
  for (const product of revised) counts.set(placeOf(product), (counts.get(placeOf(product)) ?? 0) + 1);
  return products.flatMap((product, at) => {
    const before = stored.get(product.id);
    const isNewThere = before === undefined || placeOf(before) !== placeOf(product);
    if (!isNewThere || counts.get(placeOf(product)) === 1) return [];
    const message = 'is the name of another product of the category';
    return [{ field: `${path(at)}.name`, message, attemptedValue: product.name }];
  });
}
