import type { BillReduction, BillTotals } from '../bills/bill.ts';
import { type BillDiscount, type Campaign, unknownKind } from '../campaigns/campaign.ts';
import { shareOf } from '../money.ts';
import { bestBillDiscount, discountedGoods, savedAmong } from './bill-discount.ts';
import { gatherUnits, givenUpKurus, type PricedLine, type Units } from './campaign-units.ts';
import type { GroupCampaign } from './groups/campaign-turn.ts';
import { cheapestPlan } from './groups/cheapest-plan.ts';

export type { PricedLine };

/** What some lines come to, and how. */
export interface PricedLines extends BillTotals {
  /** The units that each campaign takes something off, but for a discount of the whole bill. */
  given: GivenUnits[];
}

/** So many units of a line, at a position of the list, that a campaign takes something off. */
export interface GivenUnits {
  campaignId: string;
  lineAt: number;
  quantity: number;
}

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
): PricedLines {
  const subtotalKurus = lines.reduce(
    (sum, { portionKurus, extrasKurus, quantity }) => sum + (portionKurus + extrasKurus) * quantity,
    0,
  );
  const { reductions, given } = campaigns.length === 0 ? NOTHING : reductionsOf(lines, campaigns);
  const discountKurus = reductions.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  const goodsKurus = subtotalKurus - discountKurus;
  const serviceFeeKurus = shareOf(goodsKurus, serviceFeeBasisPoints);
  return {
    subtotalKurus,
    discountKurus,
    serviceFeeKurus,
    totalKurus: goodsKurus + serviceFeeKurus,
    reductions,
    given,
  };
}

const NOTHING = { reductions: [], given: [] };

/** What each campaign takes off, in campaign order, without those that take off nothing. */
function reductionsOf(
  lines: readonly PricedLine[],
  campaigns: readonly Campaign[],
): Pick<PricedLines, 'reductions' | 'given'> {
  const units = gatherUnits(lines, campaigns);
  const { groupCampaigns, billCampaigns } = byTurn(campaigns);
  const billDiscounts = discountedGoods(billCampaigns, units);
  const { turns } = cheapestPlan(groupCampaigns, units, billDiscounts);
  const savedKurus = billDiscounts.map((discount) => savedAmong(discount, turns, units));
  const billDiscount = bestBillDiscount(billDiscounts, savedKurus);

  const amounts = new Map<Campaign, number>();
  const given: GivenUnits[] = [];
  for (const { campaign, reductionKurus } of turns) amounts.set(campaign, reductionKurus);
  for (const [at, of] of units.entries()) {
    const free = of.lines.map((line) => ({ ...line }));
    for (const { campaign, taken } of turns) given.push(...takeFrom(free, taken[at]!, campaign.id));
    if (of.discount === null) continue;
    const left = free.reduce((sum, { quantity }) => sum + quantity, 0);
    amounts.set(of.discount, (amounts.get(of.discount) ?? 0) + left * givenUpKurus(of));
    given.push(...takeFrom(free, left, of.discount.id));
  }
  if (billDiscount !== null) amounts.set(billDiscount.campaign, billDiscount.amountKurus);
  const reductions: BillReduction[] = [];
  for (const campaign of campaigns) {
    const amountKurus = amounts.get(campaign) ?? 0;
    if (amountKurus > 0) reductions.push({ campaignId: campaign.id, name: campaign.name, amountKurus });
  }
  return { reductions, given };
}

/** Takes so many units from the first lines that have some. */
function takeFrom(lines: Units['lines'], count: number, campaignId: string): GivenUnits[] {
  let missing = count;
  return lines.flatMap((line) => {
    const quantity = Math.min(missing, line.quantity);
    line.quantity -= quantity;
    missing -= quantity;
    return quantity === 0 ? [] : [{ campaignId, lineAt: line.at, quantity }];
  });
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
