import { orderByIds } from '../order-by-ids.ts';
import { type Problem, Refusal } from '../refusals.ts';
import { findCategoryIn } from './category-revision.ts';
import type { Product } from './menu.ts';
import { type MenuContent, requireMenuSize, withoutDeletedReferences } from './menu-content.ts';

/** Every server caches all of them. */
export const MOST_PRODUCTS = 1_000;

/**
 * A menu with one more product, at the end of its category.
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID if there are 1,000 already, its name is that of another
 *   one in its category, or the menu gets too large
 */
export function addProductTo<Content extends MenuContent>(content: Content, product: Product): Content {
  findCategoryIn(content, product.categoryId);
  if (content.products.length >= MOST_PRODUCTS) refuse(`is one more than ${MOST_PRODUCTS} products`, null);
  requireOwnName(content.products, product);
  return requireMenuSize(content, { ...content, products: [...content.products, product] });
}

/**
 * Passes if no id of new products or of their parts is on the menu already, nor stated twice.
 * @param path  the path of the id of a product in the request, by its place in `added`
 * @throws Refusal CONTENT_INVALID with every product that has such an id
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
 * A menu with one of its products changed. A product that moves to another category comes last there.
 * References to removed portions are removed.
 * @throws Refusal PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND; CONTENT_INVALID if its name is newly that of another
 *   one in its category, or the menu gets too large
 */
export function changeProductIn<Content extends MenuContent>(content: Content, changed: Product): Content {
  const stored = findProductIn(content, changed.id);
  findCategoryIn(content, changed.categoryId);
  const hasMoved = changed.categoryId !== stored.categoryId;
  // An import can bring two of one name. They can still be changed in everything else.
  if (hasMoved || changed.name !== stored.name) requireOwnName(content.products, changed);
  const products = hasMoved
    ? [...content.products.filter((product) => product !== stored), changed]
    : content.products.map((product) => (product === stored ? changed : product));
  return requireMenuSize(content, withoutDeletedReferences({ ...content, products }));
}

/** One of the products of a menu. @throws Refusal PRODUCT_NOT_FOUND */
export function findProductIn({ products }: Pick<MenuContent, 'products'>, productId: string): Product {
  const product = products.find(({ id }) => id === productId);
  if (product === undefined) throw new Refusal('PRODUCT_NOT_FOUND');
  return product;
}

/** A menu without one of its products and without the references to it. @throws Refusal PRODUCT_NOT_FOUND */
export function removeProductFrom<Content extends MenuContent>(content: Content, productId: string): Content {
  const removed = findProductIn(content, productId);
  return withoutDeletedReferences({
    ...content,
    products: content.products.filter((product) => product !== removed),
  });
}

/**
 * A menu with the products of one category in another order. They keep their positions among all products.
 * @param ids  in any letter case
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID unless `ids` names each product of the category once
 */
export function orderProductsBy<Content extends MenuContent>(
  content: Content,
  categoryId: string,
  ids: readonly string[],
): Content {
  findCategoryIn(content, categoryId);
  const isOfCategory = (product: Product) => product.categoryId === categoryId;
  const ordered = orderByIds(content.products.filter(isOfCategory), ids, 'product of the category').values();
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
