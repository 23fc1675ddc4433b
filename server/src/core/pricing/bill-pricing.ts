import type { Bill, BillLine, BillTotals, CampaignSnapshot } from '../bills/bill.ts';
import { liveLines } from '../bills/bill-status.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { type PricedLine, priceLines } from './pricing.ts';

/**
 * The bill with the totals of its lines as they are now, at the prices, campaigns and service fee that stand on it. What
 * is struck or given away is not charged.
 */
export function reprice(bill: Bill): Bill {
  const lines = liveLines(bill).filter(({ isGift }) => !isGift);
  const totals = priceLines(
    lines.map(toPricedLine),
    bill.campaigns.map(toPricedCampaign),
    bill.serviceFeeBasisPoints,
  );
  return { ...bill, totals: withCampaignIds(totals, bill.campaigns) };
}

function toPricedLine(line: BillLine): PricedLine {
  const { id, productId, portionId, quantity, portionKurus, extras, campaignKeys } = line;
  const extrasKurus = extras.reduce((sum, { priceKurus }) => sum + priceKurus, 0);
  return { id, productId, portionId, quantity, portionKurus, extrasKurus, campaignIds: campaignKeys };
}

/** The prices are worked out by key, so that two versions of a campaign are two campaigns to them. */
function toPricedCampaign({ key, campaign }: CampaignSnapshot): Campaign {
  return key === campaign.id ? campaign : { ...campaign, id: key };
}

function withCampaignIds(totals: BillTotals, campaigns: readonly CampaignSnapshot[]): BillTotals {
  if (totals.reductions.length === 0) return totals;
  const idsByKey = new Map(campaigns.map(({ key, campaign }) => [key, campaign.id]));
  const reductions = totals.reductions.map((reduction) => ({
    ...reduction,
    campaignId: idsByKey.get(reduction.campaignId)!,
  }));
  return { ...totals, reductions };
}
