import type { Extra, Menu, Product } from '../../menu/menu.ts';
import type { VenueSetup } from '../setup/venue-setup.ts';

/**
 * Sorts the lists of a venue as in a document: products by category; extras without an option group first, then the
 * choices by option group; accounts and keys by id. The order on screens does not change.
 */
export function sortAsInDocument(record: VenueSetup): VenueSetup {
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
