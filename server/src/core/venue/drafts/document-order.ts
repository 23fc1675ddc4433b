import type { Extra, Menu, Product } from '../../menu/menu.ts';
import type { VenueSetup } from '../setup/venue-setup.ts';

/**
 * The same venue with its lists in the order a document states them: products category by category, the
 * extras of no group before the choices group by group, accounts and keys by id. Guests and the till see the
 * same order as before.
 */
export function inDocumentOrder(record: VenueSetup): VenueSetup {
  return {
    ...record,
    menu: menuInOrder(record.menu),
    accounts: record.accounts.toSorted(byId),
    keys: record.keys.toSorted(byId),
  };
}

function menuInOrder({ categories, products }: Menu): Menu {
  const positions = new Map(categories.map(({ id }, position) => [id, position]));
  const positionOf = ({ categoryId }: Product) => positions.get(categoryId) ?? categories.length;
  return {
    categories,
    products: products
      .toSorted((a, b) => positionOf(a) - positionOf(b))
      .map((product) => ({ ...product, extras: extrasInOrder(product) })),
  };
}

function extrasInOrder({ extras, optionGroups }: Product): Extra[] {
  const positions = new Map<string | null, number>(optionGroups.map(({ id }, position) => [id, position]));
  const positionOf = ({ optionGroupId }: Extra) => positions.get(optionGroupId) ?? -1;
  return extras.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
