import { orderByIds } from '../order-by-ids.ts';
import { type Problem, Refusal } from '../refusals.ts';
import type { Category } from './menu.ts';
import { type MenuContent, requireMenuSize, withoutDeletedReferences } from './menu-content.ts';

/** More than any menu needs. */
export const MOST_CATEGORIES = 100;

/**
 * A menu with one more category, at its end.
 * @throws Refusal CONTENT_INVALID if there are 100 already, its name or its id is that of another one, or the
 *   menu gets too large
 */
export function addCategoryTo<Content extends MenuContent>(content: Content, category: Category): Content {
  if (content.categories.length >= MOST_CATEGORIES) {
    refuse(`is one more than ${MOST_CATEGORIES} categories`, null);
  }
  requireOwnName(content.categories, category);
  if (content.categories.some(({ id }) => id === category.id)) {
    const problem = { field: 'id', message: 'is the id of another category', attemptedValue: category.id };
    throw new Refusal('CONTENT_INVALID', { problems: [problem] });
  }
  return requireMenuSize(content, { ...content, categories: [...content.categories, category] });
}

/**
 * A menu with one of its categories changed.
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID if its new name is that of another one, or the menu
 *   gets too large
 */
export function changeCategoryIn<Content extends MenuContent>(content: Content, changed: Category): Content {
  const stored = findCategoryIn(content, changed.id);
  // An import can bring two of one name. They can still be changed in everything else.
  if (changed.name !== stored.name) requireOwnName(content.categories, changed);
  const categories = content.categories.map((category) => (category === stored ? changed : category));
  return requireMenuSize(content, { ...content, categories });
}

/** One of the categories of a menu. @throws Refusal CATEGORY_NOT_FOUND */
export function findCategoryIn(
  { categories }: Pick<MenuContent, 'categories'>,
  categoryId: string,
): Category {
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) throw new Refusal('CATEGORY_NOT_FOUND');
  return category;
}

/**
 * A menu without one of its categories, the products in it, and the references to them.
 * @throws Refusal CATEGORY_NOT_FOUND
 */
export function removeCategoryFrom<Content extends MenuContent>(
  content: Content,
  categoryId: string,
): Content {
  findCategoryIn(content, categoryId);
  return withoutDeletedReferences({
    ...content,
    categories: content.categories.filter(({ id }) => id !== categoryId),
    products: content.products.filter((product) => product.categoryId !== categoryId),
  });
}

/**
 * A menu with its categories in another order.
 * @param ids  in any letter case
 * @throws Refusal CONTENT_INVALID unless `ids` names each of them once
 */
export function orderCategoriesBy<Content extends MenuContent>(
  content: Content,
  ids: readonly string[],
): Content {
  return { ...content, categories: orderByIds(content.categories, ids, 'category of the menu') };
}

function requireOwnName(categories: readonly Category[], { id, name }: Category): void {
  if (categories.some((other) => other.id !== id && other.name === name)) {
    refuse('is the name of another category', name);
  }
}

function refuse(message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue }] });
}
