import type { Campaign, Coverage } from '../campaigns/campaign.ts';
import type { Venue } from '../venue/venue.ts';
import { addCategoryTo, findCategoryIn } from './category-revision.ts';
import type { Category, Product } from './menu.ts';
import type { MenuContent } from './menu-content.ts';
import { requireFreeIds } from './product-revision.ts';
import { saveProductsIn } from './products-revision.ts';

/** The categories and products that one removal deleted from a menu, with the data to restore them to their place. */
export interface MenuRemoval {
  categories: Category[];
  products: Product[];
  /** The languages of the texts, the default language first. Removals stored by older versions do not have them. */
  languages?: string[];
  /** The ids of all categories and products before the removal, in the order of the menu. */
  categoryIds: string[];
  productIds: string[];
  /** The campaigns that covered removed products. `part` is the name of a part of a set menu; `null` for other campaigns. */
  campaigns: { id: string; covers: { part: string | null; coverage: Coverage }[] }[];
  /** The printers that printed removed categories. */
  printers: { id: string; categoryIds: string[] }[];
}

/** Finds what a change removes from a menu, with the references to it. */
export function detectMenuRemoval(
  before: MenuContent & { venue: Pick<Venue, 'languages'> },
  after: MenuContent,
): MenuRemoval {
  const gone = <Part extends { id: string }>(from: readonly Part[], to: readonly Part[]): Part[] => {
    const kept = new Set(idsOf(to));
    return from.filter(({ id }) => !kept.has(id));
  };
  const categories = gone(before.categories, after.categories);
  const products = gone(before.products, after.products);
  const productIds = new Set(idsOf(products));
  const portionIds = new Set(products.flatMap(({ portions }) => idsOf(portions)));
  const categoryIds = new Set(idsOf(categories));
  const goneFrom = (coverage: Coverage): Coverage => ({
    productIds: coverage.productIds.filter((id) => productIds.has(id)),
    portionIds: coverage.portionIds.filter((id) => portionIds.has(id)),
  });
  const campaigns = before.campaigns.map((campaign) => ({
    id: campaign.id,
    covers: coveragesOf(campaign)
      .map(({ part, coverage }) => ({ part, coverage: goneFrom(coverage) }))
      .filter(({ coverage }) => coverage.productIds.length + coverage.portionIds.length > 0),
  }));
  const printers = before.printers.map((printer) => ({
    id: printer.id,
    categoryIds: printer.categoryIds?.filter((id) => categoryIds.has(id)) ?? [],
  }));
  return {
    ...{ categories, products },
    languages: before.venue.languages.map(({ code }) => code),
    ...{ categoryIds: idsOf(before.categories), productIds: idsOf(before.products) },
    campaigns: campaigns.filter(({ covers }) => covers.length > 0),
    printers: printers.filter((printer) => printer.categoryIds.length > 0),
  };
}

/**
 * Returns a menu with the removed categories and products restored: with the same ids, at their former place, in their
 * campaigns and at their printers. Records that are on the menu again, and later changes of campaigns and printers, stay.
 * @throws Refusal CATEGORY_NOT_FOUND if the category of a product is not on the menu any more; CONTENT_INVALID if another
 *   record now has the same name, or the menu becomes too large
 */
export function restoreRemoval<Content extends MenuContent>(content: Content, removal: MenuRemoval): Content {
  const absent = <Part extends { id: string }>(parts: readonly Part[], present: readonly Part[]): Part[] => {
    const there = new Set(idsOf(present));
    return parts.filter(({ id }) => !there.has(id));
  };
  const categories = absent(removal.categories, content.categories);
  const products = absent(removal.products, content.products);
  const withCategories = categories.reduce<Content>(addCategoryTo, content);
  for (const { categoryId } of products) findCategoryIn(withCategories, categoryId);
  requireFreeIds(withCategories, products, (at) => `products[${at}].id`);
  const whole = saveProductsIn(withCategories, products, (at) => `products[${at}]`);
  return {
    ...whole,
    categories: atFormerPlaces(whole.categories, idsOf(categories), removal.categoryIds),
    products: atFormerPlaces(whole.products, idsOf(products), removal.productIds),
    campaigns: whole.campaigns.map((campaign) => {
      const covered = removal.campaigns.find(({ id }) => id === campaign.id);
      return covered === undefined ? campaign : covering(campaign, covered.covers);
    }),
    printers: whole.printers.map((printer) => {
      const printed = removal.printers.find(({ id }) => id === printer.id);
      if (printed === undefined || printer.categoryIds === null) return printer;
      return { ...printer, categoryIds: [...new Set([...printer.categoryIds, ...printed.categoryIds])] };
    }),
  };
}

/** Puts each restored record after the nearest earlier record that still exists, or else before the nearest later one. */
function atFormerPlaces<Part extends { id: string }>(
  parts: readonly Part[],
  returned: readonly string[],
  former: readonly string[],
): Part[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const isReturned = new Set(returned);
  const order = parts.flatMap(({ id }) => (isReturned.has(id) ? [] : [id]));
  const placed = new Set(order);
  const placeOf = (behind: string | null, at: number): number => {
    if (behind !== null) return order.indexOf(behind) + 1;
    const next = former.slice(at + 1).find((id) => placed.has(id));
    return next === undefined ? order.length : order.indexOf(next);
  };
  let behind: string | null = null;
  for (const [at, id] of former.entries()) {
    if (isReturned.has(id)) {
      order.splice(placeOf(behind, at), 0, id);
      placed.add(id);
    }
    if (placed.has(id)) behind = id;
  }
  return order.map((id) => byId.get(id)!);
}

function coveragesOf(campaign: Campaign): { part: string | null; coverage: Coverage }[] {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return [{ part: null, coverage: campaign.covers }];
    case 'SetMenu':
      return campaign.parts.map(({ name, covers }) => ({ part: name, coverage: covers }));
    case 'BillDiscount':
      return [];
  }
}

function covering(campaign: Campaign, more: MenuRemoval['campaigns'][number]['covers']): Campaign {
  const added = (part: string | null, coverage: Coverage): Coverage => {
    const back = more.find((one) => one.part === part)?.coverage;
    if (back === undefined) return coverage;
    return {
      productIds: [...new Set([...coverage.productIds, ...back.productIds])],
      portionIds: [...new Set([...coverage.portionIds, ...back.portionIds])],
    };
  };
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return { ...campaign, covers: added(null, campaign.covers) };
    case 'SetMenu':
      return {
        ...campaign,
        parts: campaign.parts.map((part) => ({ ...part, covers: added(part.name, part.covers) })),
      };
    case 'BillDiscount':
      return campaign;
  }
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
