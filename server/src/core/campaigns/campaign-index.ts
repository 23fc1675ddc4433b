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
 * it, and those of the whole bill. The list is indexed once, so that what does not cover the basket costs
 * nothing.
 */
export function campaignsFor(campaigns: readonly Campaign[], basket: readonly BasketLine[]): Campaign[] {
  if (campaigns.length === 0) return [];
  const { byProduct, byPortion, onBill } = indexOf(campaigns);
  const places = onBill.slice();
  for (const { product, portion } of basket) {
    addAll(places, byProduct.get(product.id));
    addAll(places, byPortion.get(portion.id));
  }
  places.sort((a, b) => a - b);
  const found: Campaign[] = [];
  for (let at = 0; at < places.length; at++) {
    if (at === 0 || places[at] !== places[at - 1]) found.push(campaigns[places[at]!]!);
  }
  return found;
}

function addAll(places: number[], more: readonly number[] | undefined): void {
  if (more !== undefined) for (const place of more) places.push(place);
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
