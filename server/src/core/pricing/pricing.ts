import type { BillReduction, BillTotals } from '../bills/bill.ts';
import { type BillDiscount, type Campaign, unknownKind } from '../campaigns/campaign.ts';
import { shareOf } from '../money.ts';
import { bestBillDiscount, discountedGoods } from './bill-discount.ts';
import { type GroupCampaign, givenUpKurus } from './campaign-turn.ts';
import { gatherUnits, type PricedLine } from './campaign-units.ts';
import { cheapestPlan } from './group-campaigns.ts';

export type { PricedLine };

/**
 * What some lines come to under some campaigns. All amounts are kuruş; nothing here is ever negative, no
 * discount is above the subtotal, and neither the order of the lines nor how units are spread over them
 * changes anything.
 *
 * 1. A unit is taken by at most one campaign of three kinds: `PortionDiscount`, `BuyXPayY`, `SetMenu`. It
 * starts with
 *    the portion discount that makes it cheapest. Extras are always paid.
 * 2. A group campaign (`BuyXPayY`, `SetMenu`) takes units where it saves the guest more than the portion
 * discounts which
 *    those units give up.
 * 3. Of all ways to hand units to group campaigns, the one that leaves the guest the least to pay: known to
 * be so within
 *    a budget of counted steps; beyond it, the best of those found.
 * 4. Last, the one `BillDiscount` that takes most off what remains of the goods that may use it, extras
 * included, and
 *    at least its minimum. Then the service fee, on all that remains of the goods, rounded half up once.
 *
 * @param lines  those that count: neither struck nor given away
 * @param campaigns  in campaign order, each id once: of equally good ones the first is used
 * @param serviceFeeBasisPoints  hundredths of a percent, not negative
 * @returns in `reductions` each campaign that takes something off, in campaign order; together they are
 *   `discountKurus`
 * @see docs/pricing.md
 */
export function priceLines(
  lines: readonly PricedLine[],
  campaigns: readonly Campaign[],
  serviceFeeBasisPoints: number,
): BillTotals {
  const subtotalKurus = lines.reduce(
    (sum, { portionKurus, extrasKurus, quantity }) => sum + (portionKurus + extrasKurus) * quantity,
    0,
  );
  const reductions = campaigns.length === 0 ? [] : reductionsOf(lines, campaigns);
  const discountKurus = reductions.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  const goodsKurus = subtotalKurus - discountKurus;
  const serviceFeeKurus = shareOf(goodsKurus, serviceFeeBasisPoints);
  return {
    subtotalKurus,
    discountKurus,
    serviceFeeKurus,
    totalKurus: goodsKurus + serviceFeeKurus,
    reductions,
  };
}

/** What each campaign takes off, in campaign order, without those that take off nothing. */
function reductionsOf(lines: readonly PricedLine[], campaigns: readonly Campaign[]): BillReduction[] {
  const units = gatherUnits(lines, campaigns);
  const { groupCampaigns, billCampaigns } = byTurn(campaigns);
  const billDiscounts = discountedGoods(billCampaigns, units);
  const { turns, left } = cheapestPlan(groupCampaigns, units, billDiscounts);
  const billDiscount = bestBillDiscount(billDiscounts, turns, units);

  const amounts = new Map<Campaign, number>();
  for (let at = 0; at < units.length; at++) {
    const of = units[at]!;
    if (of.discount === null) continue;
    amounts.set(of.discount, (amounts.get(of.discount) ?? 0) + left[at]! * givenUpKurus(of));
  }
  for (const { campaign, reductionKurus } of turns) amounts.set(campaign, reductionKurus);
  if (billDiscount !== null) amounts.set(billDiscount.campaign, billDiscount.amountKurus);
  if (amounts.size === 0) return [];
  const reductions: BillReduction[] = [];
  for (const campaign of campaigns) {
    const amountKurus = amounts.get(campaign) ?? 0;
    if (amountKurus > 0) reductions.push({ campaignId: campaign.id, name: campaign.name, amountKurus });
  }
  return reductions;
}

/**
 * The campaigns that take units in groups, and those that come last. Portion discounts stand on the units.
 */
function byTurn(campaigns: readonly Campaign[]) {
  const groupCampaigns: GroupCampaign[] = [];
  const billCampaigns: BillDiscount[] = [];
  for (const campaign of campaigns) {
    switch (campaign.kind) {
      case 'PortionDiscount':
        break;
      case 'BuyXPayY':
      case 'SetMenu':
        groupCampaigns.push(campaign);
        break;
      case 'BillDiscount':
        billCampaigns.push(campaign);
        break;
      default:
        unknownKind(campaign);
    }
  }
  return { groupCampaigns, billCampaigns };
}
