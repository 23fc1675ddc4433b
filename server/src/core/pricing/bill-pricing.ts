import type { Bill, BillLine, BillTotals, CampaignSnapshot } from '../bills/bill.ts';
import { liveLines } from '../bills/bill-status.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { type PricedLine, priceLines } from './pricing.ts';

/**
 * Returns the bill with new totals, from its lines as they are now and the prices, campaigns and service fee
 * that it has stored. Lines that were struck or given away are not charged.
 */
export function reprice(bill: Bill): Bill {
  const lines = liveLines(bill).filter(({ isGift }) => !isGift);
  const { given: _, ...totals } = priceLines(
    lines.map(toPricedLine),
    bill.campaigns.map(toPricedCampaign),
    bill.serviceFeeBasisPoints,
  );
  return { ...bill, totals: withCampaignIds(totals, bill.campaigns) };
}

function toPricedLine(line: BillLine): PricedLine {
  const { productId, portionId, quantity, portionKurus, extras, campaignKeys } = line;
  const extrasKurus = extras.reduce((sum, { priceKurus }) => sum + priceKurus, 0);
  return { productId, portionId, quantity, portionKurus, extrasKurus, campaignIds: campaignKeys };
}

/** Pricing gets the key as the id, so two versions of a campaign are two campaigns to it. */
function toPricedCampaign({ key, campaign }: CampaignSnapshot): Campaign {
  return key === campaign.id ? campaign : { ...campaign, id: key };
}

function withCampaignIds(totals: BillTotals, campaigns: readonly CampaignSnapshot[]): BillTotals {
  if (totals.reductions.length === 0 || campaigns.every(({ key, campaign }) => key === campaign.id))
    return totals;
  const idsByKey = new Map(campaigns.map(({ key, campaign }) => [key, campaign.id]));
  const reductions = totals.reductions.map((reduction) => ({
    ...reduction,
    campaignId: idsByKey.get(reduction.campaignId)!,
  }));
  return { ...totals, reductions };
}
