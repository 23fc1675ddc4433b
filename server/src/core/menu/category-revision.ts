import { type Problem, Refusal } from '../refusals.ts';
import { sortByIds } from '../sort-by-ids.ts';
import type { Category } from './menu.ts';
import { type MenuContent, requireMenuSize, withoutDeletedReferences } from './menu-content.ts';

/** The most categories of a menu: more than any menu needs. */
export const MOST_CATEGORIES = 100;

/**
 * Returns a menu with a new category added at the end.
 * @throws Refusal CONTENT_INVALID if there are 100 already, another category has the same name or id, or the menu
 *   becomes too large
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
 * Returns a menu with one of its categories changed.
 * @throws Refusal CATEGORY_NOT_FOUND; CONTENT_INVALID if its new name is that of another category, or the menu becomes
 *   too large
 */
export function changeCategoryIn<Content extends MenuContent>(content: Content, changed: Category): Content {
  const stored = findCategoryIn(content, changed.id);
  // After an import two categories can have the same name. Their other properties can still be changed.
  if (changed.name !== stored.name) requireOwnName(content.categories, changed);
  const categories = content.categories.map((category) => (category === stored ? changed : category));
  return requireMenuSize(content, { ...content, categories });
}

/** Finds a category by its id. @throws Refusal CATEGORY_NOT_FOUND */
export function findCategoryIn(
  { categories }: Pick<MenuContent, 'categories'>,
  categoryId: string,
): Category {
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) throw new Refusal('CATEGORY_NOT_FOUND');
  return category;
}

/**
 * Returns a menu without one of its categories, the products in the category, and the references to them.
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
 * Returns a menu with its categories in the order of `ids`.
 * @param ids  in any letter case
 * @throws Refusal CONTENT_INVALID unless `ids` names each of them once
 */
export function reorderCategories<Content extends MenuContent>(
  content: Content,
  ids: readonly string[],
): Content {
  return { ...content, categories: sortByIds(content.categories, ids, 'category of the menu') };
}

function requireOwnName(categories: readonly Category[], { id, name }: Category): void {
  if (categories.some((other) => other.id !== id && other.name === name)) {
    refuse('is the name of another category', name);
  }
}

function refuse(message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue }] });
}
