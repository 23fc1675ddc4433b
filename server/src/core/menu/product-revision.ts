import { type Problem, Refusal } from '../refusals.ts';
import { sortByIds } from '../sort-by-ids.ts';
import { findCategoryIn } from './category-revision.ts';
import type { Product } from './menu.ts';
import { type MenuContent, requireMenuSize, withoutDeletedReferences } from './menu-content.ts';

/** The most products of a menu: every server caches all of them. */
export const MOST_PRODUCTS = 1_000;

/**
 * Returns a menu with a new product at the end of its category.
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID if there are 1,000 already, another product of the category has the
 *   same name, or the menu becomes too large
 */
export function addProductTo<Content extends MenuContent>(content: Content, product: Product): Content {
  findCategoryIn(content, product.categoryId);
  if (content.products.length >= MOST_PRODUCTS) refuse(`is one more than ${MOST_PRODUCTS} products`, null);
  requireOwnName(content.products, product);
  return requireMenuSize(content, { ...content, products: [...content.products, product] });
}

/**
 * Checks that the ids of new products and of their parts are not on the menu yet, and that no id occurs twice.
 * @param path  the path in the request of the id of `added[at]`
 * @throws Refusal CONTENT_INVALID that lists every product with an id in use
 */
export function requireFreeIds(
  { products }: Pick<MenuContent, 'products'>,
  added: readonly Product[],
  path: (at: number) => string,
): void {
  const taken = new Set(products.flatMap(idsOf));
  const problems = added.flatMap((product, at): Problem[] => {
    const repeated = idsOf(product).find((id) => taken.size === taken.add(id).size);
    if (repeated === undefined) return [];
    return [{ field: path(at), message: 'is the id of something on the menu', attemptedValue: repeated }];
  });
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

function idsOf({ id, portions, extras, optionGroups, removableIngredients }: Product): string[] {
  return [id, ...[...portions, ...extras, ...optionGroups, ...removableIngredients].map((part) => part.id)];
}

/**
 * Returns a menu with one of its products changed. A product that moves to another category comes last there. References to
 * removed portions are removed.
 * @throws Refusal PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND; CONTENT_INVALID if its new name or category gives it the same name
 *   as another product of the category, or the menu becomes too large
 */
export function changeProductIn<Content extends MenuContent>(content: Content, changed: Product): Content {
  const stored = findProductIn(content, changed.id);
  findCategoryIn(content, changed.categoryId);
  const hasMoved = changed.categoryId !== stored.categoryId;
  // After an import two products can have the same name. Their other properties can still be changed.
  if (hasMoved || changed.name !== stored.name) requireOwnName(content.products, changed);
  const products = hasMoved
    ? [...content.products.filter((product) => product !== stored), changed]
    : content.products.map((product) => (product === stored ? changed : product));
  return requireMenuSize(content, withoutDeletedReferences({ ...content, products }));
}

/** Finds a product by its id. @throws Refusal PRODUCT_NOT_FOUND */
export function findProductIn({ products }: Pick<MenuContent, 'products'>, productId: string): Product {
  const product = products.find(({ id }) => id === productId);
  if (product === undefined) throw new Refusal('PRODUCT_NOT_FOUND');
  return product;
}

/** Returns a menu without one of its products and without the references to it. @throws Refusal PRODUCT_NOT_FOUND */
export function removeProductFrom<Content extends MenuContent>(content: Content, productId: string): Content {
  const removed = findProductIn(content, productId);
  return withoutDeletedReferences({
    ...content,
    products: content.products.filter((product) => product !== removed),
  });
}

/**
 * Returns a menu with the products of one category in the order of `ids`. Products of other categories keep their positions.
 * @param ids  in any letter case
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID unless `ids` names each product of the category once
 */
export function reorderProducts<Content extends MenuContent>(
  content: Content,
  categoryId: string,
  ids: readonly string[],
): Content {
  findCategoryIn(content, categoryId);
  const isOfCategory = (product: Product) => product.categoryId === categoryId;
  const ordered = sortByIds(content.products.filter(isOfCategory), ids, 'product of the category').values();
  const products = content.products.map((product) =>
    isOfCategory(product) ? ordered.next().value! : product,
  );
  return { ...content, products };
}

function requireOwnName(products: readonly Product[], { id, categoryId, name }: Product): void {
  const siblings = products.filter((other) => other.id !== id && other.categoryId === categoryId);
  if (siblings.some((other) => other.name === name)) {
    refuse('is the name of another product of the category', name);
  }
}

function refuse(message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue }] });
}
