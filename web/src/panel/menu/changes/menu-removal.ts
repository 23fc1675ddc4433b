import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { ifMatch } from '../../../api/revision.ts';
import type { Category, Product } from '../menu-queries.ts';
import { type MenuChange, type MenuPlace, menuOf, orderProducts, setMenu } from './menu-change.ts';
import { type MenuReferences, putReferencesBack } from './menu-references.ts';
import { findProduct, inOrder, type Menu, withProductOrder } from './shown-menu.ts';

/** The menu before a removal, and what referred to it. */
export interface BeforeRemoval {
  menu: Menu;
  references: MenuReferences;
}

/** Removes a product in the state that the person has seen. One that is gone already is gone as wanted. */
export async function removeProduct(place: MenuPlace, { id: productId, revision }: Product): Promise<void> {
  const params = { path: { venueId: place.venueId, productId }, header: ifMatch(revision) };
  await dataOf(api.DELETE('/venue/v1/venues/{venueId}/products/{productId}', { params })).catch(exceptGone);
  setMenu(place, (menu) =>
    menu.map((category) => ({
      ...category,
      products: category.products.filter(({ id }) => id !== productId),
    })),
  );
}

/** Removes a category with its products in the state that the person has seen. */
export async function removeCategory(
  place: MenuPlace,
  { id: categoryId, revision }: Pick<Category, 'id' | 'revision'>,
): Promise<void> {
  const params = { path: { venueId: place.venueId, categoryId }, header: ifMatch(revision) };
  await dataOf(api.DELETE('/venue/v1/venues/{venueId}/categories/{categoryId}', { params }));
  setMenu(place, (menu) => menu.filter(({ id }) => id !== categoryId));
}

/** Brings removed products back under their ids, to their places, and into their campaigns. */
export function returnOfProducts(
  place: MenuPlace,
  products: readonly Product[],
  before: BeforeRemoval,
): MenuChange {
  const name = products.length === 1 ? products[0]!.name : null;
  const productIds = new Set(products.map(({ id }) => id));
  const categoryIds = new Set(products.map(({ categoryId }) => categoryId));
  const orders = before.menu.filter(({ id }) => categoryIds.has(id));
  return {
    label: { kind: 'Removed', name, count: products.length },
    subjects: [...productIds],
    show: (menu) =>
      orders.reduce(
        (shown, { id, products: old }) => withProductOrder(shown, id, idsOf(old)),
        products.reduce(withProduct, menu),
      ),
    send: async () => {
      for (const product of products) await addBack(place, product);
      for (const { id, products: old } of orders) await orderPresent(place, id, idsOf(old));
      await putReferencesBack(place, before.references, { productIds, categoryIds: new Set() });
      return null;
    },
  };
}

/** Brings a removed category back with its products, to its place, and to its campaigns and printers. */
export function returnOfCategory(place: MenuPlace, category: Category, before: BeforeRemoval): MenuChange {
  const { venueId } = place;
  const order = idsOf(before.menu);
  return {
    label: { kind: 'Removed', name: category.name, count: 1 },
    subjects: [category.id],
    show: (menu) => inOrder([...menu.filter(({ id }) => id !== category.id), category], order),
    send: async () => {
      if (!menuOf(place).some(({ id }) => id === category.id)) {
        const { revision: _, products, ...stated } = category;
        const body = { ...stated, products: products.slice(0, MOST_AT_ONCE).map(bodyOf) };
        const params = { path: { venueId } };
        const added = await dataOf(api.POST('/venue/v1/venues/{venueId}/categories', { params, body }));
        setMenu(place, (menu) => [...menu, added]);
      }
      for (const product of category.products) await addBack(place, product);
      const ids = idsOf(inOrder(menuOf(place), order));
      await dataOf(
        api.PUT('/venue/v1/venues/{venueId}/categories/order', {
          ...{ params: { path: { venueId } }, body: { ids } },
        }),
      );
      setMenu(place, (menu) => inOrder(menu, ids));
      await putReferencesBack(place, before.references, {
        categoryIds: new Set([category.id]),
        productIds: new Set(idsOf(category.products)),
      });
      return null;
    },
  };
}

/** The service takes a category with so many products at once; others follow one by one. */
const MOST_AT_ONCE = 200;

/** Adds a removed product under its id, unless it came back already. */
async function addBack(place: MenuPlace, product: Product): Promise<void> {
  if (findProduct(menuOf(place), product.id) !== undefined) return;
  const params = { path: { venueId: place.venueId, categoryId: product.categoryId } };
  const added = await dataOf(
    api.POST('/venue/v1/venues/{venueId}/categories/{categoryId}/products', {
      ...{ params, body: bodyOf(product) },
    }),
  );
  setMenu(place, (menu) => withProduct(menu, added));
}

/** The former order, with products that were added meanwhile at the end. */
async function orderPresent(place: MenuPlace, categoryId: string, ids: readonly string[]): Promise<void> {
  const category = menuOf(place).find(({ id }) => id === categoryId);
  if (category !== undefined) await orderProducts(place, categoryId, idsOf(inOrder(category.products, ids)));
}

function bodyOf({ revision: _, categoryId: __, ...stated }: Product): Schemas['NewProduct'] {
  return stated;
}

function withProduct(menu: Menu, product: Product): Menu {
  return menu.map((category) =>
    category.id === product.categoryId
      ? { ...category, products: [...category.products.filter(({ id }) => id !== product.id), product] }
      : category,
  );
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

function exceptGone(fault: unknown): void {
  if (!(fault instanceof ApiFault) || fault.status !== 404) throw fault;
}
