import type { Campaign, Coverage } from '../campaigns/campaign.ts';
import type { Printer } from '../printing/printer.ts';
import { Refusal } from '../refusals.ts';
import type { Category, Product } from './menu.ts';

/** A menu, and the other records of the venue that refer to categories, products and portions. */
export interface MenuContent {
  categories: Category[];
  products: Product[];
  campaigns: Campaign[];
  printers: Printer[];
}

/** The largest menu, in characters of JSON. Every server caches menus, and guests load the whole menu. */
const LARGEST_MENU = 4_000_000;

/**
 * Removes references to deleted parts of the menu. A campaign that then covers nothing stays, and reduces nothing. A
 * printer that then has no category prints only lines that have no other printer.
 */
export function withoutDeletedReferences<Content extends MenuContent>(content: Content): Content {
  const { categories, products, campaigns, printers } = content;
  const categoryIds = new Set(categories.map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  const portionIds = new Set(products.flatMap(({ portions }) => portions.map(({ id }) => id)));
  const known = (coverage: Coverage): Coverage => ({
    productIds: coverage.productIds.filter((id) => productIds.has(id)),
    portionIds: coverage.portionIds.filter((id) => portionIds.has(id)),
  });
  return {
    ...content,
    campaigns: campaigns.map((campaign) => covering(campaign, known)),
    printers: printers.map((printer) => ({
      ...printer,
      categoryIds: printer.categoryIds?.filter((id) => categoryIds.has(id)) ?? null,
    })),
  };
}

function covering(campaign: Campaign, change: (coverage: Coverage) => Coverage): Campaign {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return { ...campaign, covers: change(campaign.covers) };
    case 'SetMenu':
      return {
        ...campaign,
        parts: campaign.parts.map((part) => ({ ...part, covers: change(part.covers) })),
      };
    case 'BillDiscount':
      return campaign;
  }
}

/**
 * Returns the new content if its menu is not too large to cache and to load.
 * @throws Refusal CONTENT_INVALID if the menu became larger and has more than 4,000,000 characters
 */
export function requireMenuSize<Content extends MenuContent>(before: MenuContent, after: Content): Content {
  const size = sizeOf(after);
  if (size > LARGEST_MENU && size > sizeOf(before)) {
    const message = `would make the menu larger than ${LARGEST_MENU} characters`;
    throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'body', message, attemptedValue: null }] });
  }
  return after;
}

function sizeOf({ categories, products }: Pick<MenuContent, 'categories' | 'products'>): number {
  return JSON.stringify([categories, products]).length;
}
