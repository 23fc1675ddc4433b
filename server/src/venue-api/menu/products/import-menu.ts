import { isDeepStrictEqual } from 'node:util';
import { addCategoryTo, changeCategoryIn } from '../../../core/menu/category-revision.ts';
import type { Category, Product } from '../../../core/menu/menu.ts';
import { withoutDeletedReferences } from '../../../core/menu/menu-content.ts';
import { saveProductsIn } from '../../../core/menu/products-revision.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { VenueContent } from '../../../store/venue/venue-content.ts';
import {
  applyCategoryChange,
  applyProductChange,
  type MenuContext,
  makeCategory,
  makeProduct,
} from '../menu-draft.ts';
import type { ImportBody, ImportOutcome } from './import-body.ts';
import { withItemPath } from './item-problems.ts';
import { mergeProduct, mergeTexts } from './merge-product.ts';
import { productRevision } from './product-setup.ts';

/** A menu after an import, and the outcome for each product of the list. */
export interface ImportedMenu {
  content: VenueContent;
  categoriesAdded: number;
  products: { id: string; outcome: ImportOutcome }[];
}

/**
 * Imports a list into a menu. A listed product is the stored one with its id, otherwise the stored one with its name
 * and category, otherwise a new one. With `existing: 'Replace'`, everything that is not on the list is removed from
 * the menu, and the list gives the order.
 * @throws Refusal CONTENT_INVALID with every problem of the first faulty product
 */
export function importIntoMenu(content: VenueContent, body: ImportBody, context: MenuContext): ImportedMenu {
  const kept = body.existing === 'Replace' ? withoutUnlisted(content, body) : content;
  const withCategories = importCategories(kept, body, context);
  const stored = storedProducts(kept, body, withCategories.categories);
  const categoryIds = new Map(withCategories.categories.map(({ id, name }) => [name, id]));
  const imported = body.products.map((listed, at) =>
    withItemPath(`products[${at}]`, () =>
      importOne(stored[at]!, listed, categoryIds.get(listed.category)!, body, context),
    ),
  );
  const saved = imported.flatMap(({ product, outcome }, at) =>
    outcome === 'Added' || outcome === 'Changed' ? [{ product, at }] : [],
  );
  const withProducts = saveProductsIn(
    withCategories,
    saved.map(({ product }) => product),
    (place) => `products[${saved[place]!.at}]`,
  );
  const products = imported.map(({ product, outcome }) => ({ id: product.id, outcome }));
  const revised = body.existing === 'Replace' ? inListOrder(withProducts, body, products) : withProducts;
  return { content: revised, categoriesAdded: countAddedCategories(kept, withCategories), products };
}

function countAddedCategories(before: VenueContent, after: VenueContent): number {
  return after.categories.length - before.categories.length;
}

type ListedProduct = ImportBody['products'][number];

/**
 * The stored product of each listed one; `null` for a new one. @throws Refusal CONTENT_INVALID if two listed products
 * are the same
 */
function storedProducts(
  { products }: VenueContent,
  body: ImportBody,
  categories: readonly Category[],
): (Product | null)[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  // A product that the list names by id may get another name, so that another listed product can take its old name.
  const named = new Set(body.products.map(({ id }) => id?.toLowerCase()));
  const byCategoryAndName = new Map(
    products
      .filter(({ id }) => !named.has(id))
      .map((product) => [categoryAndName(names.get(product.categoryId)!, product), product]),
  );
  const found = body.products.map((listed) => {
    const known = listed.id === undefined ? undefined : byId.get(listed.id.toLowerCase());
    return known ?? byCategoryAndName.get(categoryAndName(listed.category, listed)) ?? null;
  });
  requireEachOnce(body, found);
  return found;
}

function requireEachOnce({ products }: ImportBody, found: readonly (Product | null)[]): void {
  const first = new Map<string, number>();
  const problems = products.flatMap((product, at) => {
    const identity = found[at]?.id ?? categoryAndName(product.category, product);
    const before = first.get(identity);
    if (before === undefined) {
      first.set(identity, at);
      return [];
    }
    const message = `is the same as products[${before}].name`;
    return [{ field: `products[${at}].name`, message, attemptedValue: product.name }];
  });
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

function categoryAndName(category: string, { name }: { name: string }): string {
  return JSON.stringify([category, name]);
}

function importOne(
  stored: Product | null,
  { id: _, category: __, stock, ...stated }: ListedProduct,
  categoryId: string,
  { existing, setsStock = false }: ImportBody,
  context: MenuContext,
): { product: Product; outcome: ImportOutcome } {
  if (stored === null) {
    const listed = stock === undefined ? stated : { ...stated, stock };
    return { product: makeProduct(listed, categoryId, context), outcome: 'Added' };
  }
  const change = mergeProduct(stored, { ...stated, categoryId }, existing === 'Replace');
  const changed = applyProductChange(stored, change, context);
  const quantity = stock?.quantity;
  // Orders change the stock, so the list sets it only on request.
  const counted =
    setsStock && quantity !== undefined
      ? { ...changed, stock: { ...changed.stock, quantity } }
      : { ...changed, stock: stored.stock };
  const isSame = productRevision(counted) === productRevision(stored);
  if (isSame && isDeepStrictEqual(counted.stock, stored.stock))
    return { product: stored, outcome: 'Unchanged' };
  const isChanged = existing === 'Change' || existing === 'Replace';
  return isChanged ? { product: counted, outcome: 'Changed' } : { product: stored, outcome: 'Kept' };
}

/** Adds the categories of the list that the menu does not have, and changes those that the list describes. */
function importCategories(content: VenueContent, body: ImportBody, context: MenuContext): VenueContent {
  const { categories = [], products, existing } = body;
  const stated = [
    ...categories.map((category, at) => ({ category, path: `categories[${at}]` })),
    ...products.map(({ category: name }, at) => ({ category: { name }, path: `products[${at}].category` })),
  ];
  const seen = new Set<string>();
  let revised = content;
  for (const { category, path } of stated) {
    if (seen.has(category.name)) continue;
    seen.add(category.name);
    const stored = revised.categories.find(({ name }) => name === category.name);
    if (stored === undefined) {
      revised = withItemPath(path, () => addCategoryTo(revised, makeCategory(category, context)));
    } else if (existing === 'Change' || existing === 'Replace') {
      revised = withItemPath(path, () => changeCategoryIn(revised, mergeCategory(stored, category, context)));
    }
  }
  return revised;
}

function mergeCategory(
  stored: Category,
  stated: NonNullable<ImportBody['categories']>[number],
  context: MenuContext,
): Category {
  const translations = mergeTexts(stored.translations, stated.translations);
  return applyCategoryChange(
    stored,
    { ...stated, ...(translations === undefined ? {} : { translations }) },
    context,
  );
}

/**
 * The menu without the categories and products that are not on the list. Their names are free, and they count towards
 * no limit.
 */
function withoutUnlisted(content: VenueContent, body: ImportBody): VenueContent {
  const names = namesOf(body);
  const listed = new Set(storedProducts(content, body, content.categories));
  return {
    ...content,
    categories: content.categories.filter(({ name }) => names.includes(name)),
    products: content.products.filter((product) => listed.has(product)),
  };
}

/** The names of the categories of a list, without repeats, in the order of the list. */
function namesOf({ categories = [], products }: ImportBody): string[] {
  return [...new Set([...categories, ...products.map(({ category: name }) => ({ name }))].map(nameOf))];
}

/** The menu in the order of the list, without references to what is not on the list. */
function inListOrder(
  content: VenueContent,
  body: ImportBody,
  imported: ImportedMenu['products'],
): VenueContent {
  return withoutDeletedReferences({
    ...content,
    categories: inOrderOf(content.categories, namesOf(body), nameOf),
    products: inOrderOf(
      content.products,
      imported.map(({ id }) => id),
      ({ id }) => id,
    ),
  });
}

/** The records that have one of the keys, in the order of the keys. */
function inOrderOf<T>(records: readonly T[], keys: readonly string[], keyOf: (record: T) => string): T[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeIn = (record: T) => places.get(keyOf(record))!;
  return records
    .filter((record) => places.has(keyOf(record)))
    .toSorted((one, other) => placeIn(one) - placeIn(other));
}

function nameOf({ name }: { name: string }): string {
  return name;
}
