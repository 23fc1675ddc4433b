import type { BillReduction, BillTotals, DiscountTerms } from '../bills/bill.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { shareOf, sumOf } from '../money.ts';
import { bestBillDiscount, discountKurus, savedAmong } from './bill-discount.ts';
import { type CampaignPlan, type GivenUnits, planCampaigns } from './campaign-plan.ts';
import type { PricedLine } from './campaign-units.ts';

export type { PricedLine };

/** What some lines come to, and how. */
export interface PricedLines extends BillTotals {
  /** The units that each campaign takes something off, but for a discount of the whole bill. */
  given: GivenUnits[];
  /** What is taken off each line before discounts of the whole bill; `null` when nothing is taken off any. */
  lineReductions: LineReductions | null;
  /** What the campaign and the discount by hand on the whole bill take off together. */
  billReductionKurus: number;
  /** The discount by hand on the whole bill alone. */
  billDiscountKurus: number;
}

/** What is taken off each line before discounts of the whole bill, by the position of the line. */
export interface LineReductions {
  /** All of it: prices by hand, campaigns on units and discounts by hand. */
  reductionKurus: readonly number[];
  /** The discounts by hand alone. */
  discountKurus: readonly number[];
}

/**
 * What some lines come to under some campaigns and what a person takes off. All amounts are kuruş; nothing here is ever
 * negative, no discount is above the subtotal, and the order of the lines changes nothing. Nor does it matter how units are
 * spread over lines without a discount by hand.
 *
 * 1. A unit is taken by at most one campaign of three kinds: `PortionDiscount`, `BuyXPayY`, `SetMenu`. It starts with the
 *    portion discount that makes it cheapest. Extras are always paid.
 * 2. A group campaign (`BuyXPayY`, `SetMenu`) takes units where it saves the guest more than the portion discounts which those
 *    units give up.
 * 3. Of all ways to hand units to group campaigns, the one that leaves the guest the least to pay before discounts by hand:
 *    known to be so within a budget of counted steps; beyond it, the best of those found.
 * 4. The discount by hand of a line, of what the campaigns left of it.
 * 5. The one `BillDiscount` that takes most off what remains of the goods that may use it, extras included, and at least its
 *    minimum. Then the discount by hand of the bill, of all that remains.
 * 6. Last, the service fee, on all that remains of the goods, rounded half up once.
 *
 * @param lines  those that count: neither struck nor given away
 * @param campaigns  in campaign order, each id once: of equally good ones the first is used
 * @param serviceFeeBasisPoints  hundredths of a percent, not negative
 * @param billDiscount  what a person takes off the whole bill
 * @returns in `reductions` each campaign that takes something off, in campaign order; with prices and discounts by hand
 *   they are `discountKurus`
 * @see docs/pricing.md
 */
export function priceLines(
  lines: readonly PricedLine[],
  campaigns: readonly Campaign[],
  serviceFeeBasisPoints: number,
  billDiscount: DiscountTerms | null = null,
): PricedLines {
  const subtotalKurus = sumOf(lines.map(menuKurus));
  const plan = campaigns.length === 0 ? null : planCampaigns(lines, campaigns);
  const lineReductions = reduceLines(lines, plan);
  const leftKurus = subtotalKurus - sumOf(lineReductions?.reductionKurus ?? []);
  const campaignKurus = plan === null ? 0 : takeBillCampaign(plan, lineReductions, leftKurus);
  const billDiscountKurus =
    billDiscount === null ? 0 : discountKurus(billDiscount, leftKurus - campaignKurus);
  const goodsKurus = leftKurus - campaignKurus - billDiscountKurus;
  const serviceFeeKurus = shareOf(goodsKurus, serviceFeeBasisPoints);
  return {
    subtotalKurus,
    discountKurus: subtotalKurus - goodsKurus,
    serviceFeeKurus,
    totalKurus: goodsKurus + serviceFeeKurus,
    reductions: plan === null ? [] : reductionsOf(plan.amounts, campaigns),
    given: plan?.given ?? [],
    lineReductions,
    billReductionKurus: campaignKurus + billDiscountKurus,
    billDiscountKurus,
  };
}

/** The totals of priced lines alone. */
export function totalsOf(priced: PricedLines): BillTotals {
  const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus, reductions } = priced;
  return { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus, reductions };
}

function menuKurus({ menuPortionKurus, portionKurus, extrasKurus, quantity }: PricedLine): number {
  return ((menuPortionKurus ?? portionKurus) + extrasKurus) * quantity;
}

/** What comes off each line before discounts of the whole bill. */
function reduceLines(lines: readonly PricedLine[], plan: CampaignPlan | null): LineReductions | null {
  if ((plan === null || plan.given.length === 0) && !lines.some(isReducedByHand)) return null;
  const discounts: number[] = [];
  const reductions = lines.map((line, at) => {
    const grossKurus = menuKurus(line);
    const { portionKurus, extrasKurus, quantity, discount } = line;
    const left = (portionKurus + extrasKurus) * quantity - (plan?.lineKurus[at] ?? 0);
    const takenKurus = discount === undefined ? 0 : discountKurus(discount, left);
    discounts.push(takenKurus);
    return grossKurus - left + takenKurus;
  });
  return { reductionKurus: reductions, discountKurus: discounts };
}

function isReducedByHand({ menuPortionKurus, discount }: PricedLine): boolean {
  return menuPortionKurus !== undefined || discount !== undefined;
}

/** Takes the best campaign on the whole bill, and returns how much that is: at most what is left. */
function takeBillCampaign(
  { billDiscounts, turns, units, amounts }: CampaignPlan,
  lineReductions: LineReductions | null,
  leftKurus: number,
): number {
  const { campaign, amountKurus } = bestBillDiscount(billDiscounts, (goods) => {
    const byHand = units.flatMap(({ lines }, at) =>
      goods.mayUse[at] ? lines.map((line) => lineReductions?.discountKurus[line.at] ?? 0) : [],
    );
    return savedAmong(goods, turns, units) + sumOf(byHand);
  });
  // Where only some lines may use it, the shares of a turn are rounded otherwise than on the lines.
  const kurus = Math.min(amountKurus, leftKurus);
  if (campaign !== null) amounts.set(campaign, kurus);
  return kurus;
}

/** What each campaign takes off, in campaign order, without those that take off nothing. */
function reductionsOf(
  amounts: ReadonlyMap<Campaign, number>,
  campaigns: readonly Campaign[],
): BillReduction[] {
  return campaigns.flatMap((campaign) => {
    const amountKurus = amounts.get(campaign) ?? 0;
    return amountKurus > 0 ? [{ campaignId: campaign.id, name: campaign.name, amountKurus }] : [];
  });
}
