import type { BasketLine } from '../bills/basket.ts';
import type { OrderType } from '../bills/order-request.ts';
import { type Campaign, type Coverage, unknownKind } from './campaign.ts';
import { runsAt } from './campaign-schedule.ts';

/** All campaigns of a venue, in its order, running or not, and the time zone of their schedules. */
export interface CampaignCalendar {
  campaigns: readonly Campaign[];
  /** IANA name. */
  timeZone: string;
}

/**
 * The campaigns that run for a basket at an instant and can change its price, in the order of the venue: those that cover a line of it,
 * and those of the whole bill.
 */
export function runningCampaigns(
  { campaigns, timeZone }: CampaignCalendar,
  type: OrderType,
  basket: readonly BasketLine[],
  at: number,
): Campaign[] {
  if (campaigns.length === 0) return [];
  const ids = new Set(basket.flatMap(({ product, portion }) => [product.id, portion.id]));
  const covers = ({ productIds, portionIds }: Coverage) =>
    productIds.some((id) => ids.has(id)) || portionIds.some((id) => ids.has(id));
  return campaigns.filter(
    (campaign) =>
      (campaign.kind === 'BillDiscount' || coveragesOf(campaign).some(covers)) &&
      runsAt(campaign, timeZone, at, type),
  );
}

/** What each part of a campaign covers, in their order; nothing for one of the whole bill. */
export function coveragesOf(campaign: Campaign): Coverage[] {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return [campaign.covers];
    case 'SetMenu':
      return campaign.parts.map(({ covers }) => covers);
    case 'BillDiscount':
      return [];
    default:
      return unknownKind(campaign);
  }
}
