import type { BasketLine } from '../bills/basket.ts';
import { type Campaign, type Coverage, unknownKind } from './campaign.ts';

/** Where the campaigns of a list stand that cover a product or a portion, and those of the whole bill. */
interface CampaignIndex {
  byProduct: Map<string, number[]>;
  byPortion: Map<string, number[]>;
  onBill: number[];
}

/** The indexes of the lists that venues are cached with. A list is never changed. */
const indexes = new WeakMap<readonly Campaign[], CampaignIndex>();

/**
 * The campaigns of a list that can change the price of a basket, in their order: those that cover a line of
 * it, and those of the whole bill. The list is indexed once, so that what does not cover the basket costs next to
 * nothing.
 */
export function campaignsFor(campaigns: readonly Campaign[], basket: readonly BasketLine[]): Campaign[] {
  if (campaigns.length === 0) return [];
  const { byProduct, byPortion, onBill } = indexOf(campaigns);
  const isFound = new Array<boolean>(campaigns.length).fill(false);
  mark(isFound, onBill);
  for (const { product, portion } of basket) {
    mark(isFound, byProduct.get(product.id));
    mark(isFound, byPortion.get(portion.id));
  }
  const found: Campaign[] = [];
  for (let at = 0; at < isFound.length; at++) if (isFound[at]) found.push(campaigns[at]!);
  return found;
}

function mark(isFound: boolean[], places: readonly number[] | undefined): void {
  if (places !== undefined) for (const place of places) isFound[place] = true;
}

function indexOf(campaigns: readonly Campaign[]): CampaignIndex {
  const known = indexes.get(campaigns);
  if (known !== undefined) return known;
  const index: CampaignIndex = { byProduct: new Map(), byPortion: new Map(), onBill: [] };
  for (const [place, campaign] of campaigns.entries()) {
    switch (campaign.kind) {
      case 'PortionDiscount':
      case 'BuyXPayY':
        addCoverage(index, campaign.covers, place);
        break;
      case 'SetMenu':
        for (const { covers } of campaign.parts) addCoverage(index, covers, place);
        break;
      case 'BillDiscount':
        index.onBill.push(place);
        break;
      default:
        unknownKind(campaign);
    }
  }
  indexes.set(campaigns, index);
  return index;
}

function addCoverage(index: CampaignIndex, { productIds, portionIds }: Coverage, place: number): void {
  for (const id of productIds) addTo(index.byProduct, id, place);
  for (const id of portionIds) addTo(index.byPortion, id, place);
}

function addTo(map: Map<string, number[]>, id: string, place: number): void {
  const known = map.get(id);
  if (known === undefined) map.set(id, [place]);
  else if (known.at(-1) !== place) known.push(place);
}
