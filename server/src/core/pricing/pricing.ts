import type { Campaign } from '../campaigns/campaign.ts';
import { allocate } from '../money/allocate.ts';
import { shareOf, sumOf } from '../money.ts';
import {
  bestBillDiscount,
  type DiscountedGoods,
  discountedGoods,
  discountKurus,
  savedOnGoods,
} from './bill-discount.ts';
import { forgoneKurus, gatherUnits, higherRateFirst, type PricedLine, type Units } from './campaign-units.ts';
import { cheapestPlan } from './groups/cheapest-plan.ts';
import type { CampaignTurn } from './groups/contests.ts';
import type { BillReduction, BillTotals, DiscountTerms } from './price-terms.ts';

export type { PricedLine };

/** What some lines come to, and how. */
export interface PricedLines extends BillTotals {
  /** The units that each campaign takes something off, but for a discount of the whole bill. */
  given: GivenUnits[];
  /** What is taken off each line before discounts of the whole bill. */
  lineReductions: LineReductions;
  /** What the campaign and the discount by hand on the whole bill take off together. */
  billReductionKurus: number;
  /** The discount by hand on the whole bill alone. */
  billDiscountKurus: number;
}

/** So many units of a line, at a position of the list, that a campaign takes something off. */
export interface GivenUnits {
  campaignId: string;
  lineAt: number;
  quantity: number;
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
 *    known to be so within a budget of counted steps; above it, the best of those found.
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
  const leftKurus = subtotalKurus - sumOf(lineReductions.reductionKurus);
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

/** What campaigns on units take, before discounts of the whole bill. */
interface CampaignPlan {
  units: readonly Units[];
  turns: readonly CampaignTurn[];
  billDiscounts: readonly DiscountedGoods[];
  given: GivenUnits[];
  /** What each of them takes off. */
  amounts: Map<Campaign, number>;
  /** What they take off each line. */
  lineKurus: number[];
}

/** What campaigns on units take of some lines. */
function planCampaigns(lines: readonly PricedLine[], campaigns: readonly Campaign[]): CampaignPlan {
  const units = gatherUnits(lines, campaigns);
  const groupCampaigns = campaigns.filter(
    (campaign) => campaign.kind !== 'PortionDiscount' && campaign.kind !== 'BillDiscount',
  );
  const billDiscounts = discountedGoods(
    campaigns.filter((campaign) => campaign.kind === 'BillDiscount'),
    units,
  );
  const { turns } = cheapestPlan(groupCampaigns, units, billDiscounts);
  const amounts = new Map<Campaign, number>();
  const takenBy = turns.map((): GivenUnits[][] => []);
  const discounted: GivenUnits[] = [];
  const lineKurus = lines.map(() => 0);
  for (const [at, of] of units.entries()) {
    const free = of.lines.map((line) => ({ ...line }));
    for (const [turn, { campaign, taken }] of turns.entries())
      if (taken[at]! > 0) takenBy[turn]!.push(takeFrom(free, taken[at]!, campaign.id));
    if (of.discount === null) continue;
    for (const given of takeFrom(free, Number.POSITIVE_INFINITY, of.discount.id)) {
      const kurus = given.quantity * forgoneKurus(of);
      amounts.set(of.discount, (amounts.get(of.discount) ?? 0) + kurus);
      lineKurus[given.lineAt]! += kurus;
      discounted.push(given);
    }
  }
  for (const [turn, { campaign, reductionKurus }] of turns.entries()) {
    amounts.set(campaign, reductionKurus);
    spreadOverLines(reductionKurus, takenBy[turn]!, lines, lineKurus);
  }
  const given = [...takenBy.flat(2), ...discounted];
  return { units, turns, billDiscounts, given, amounts, lineKurus };
}

/**
 * Adds what a turn takes off to the lines that it takes units of. Its kinds of units bear it by their portion prices, then the lines of a
 * kind by their units: over how many lines a kind is spread does not show in what a VAT rate bears.
 * @param taken  the units of each kind
 */
function spreadOverLines(
  kurus: number,
  taken: readonly GivenUnits[][],
  lines: readonly PricedLine[],
  lineKurus: number[],
): void {
  const lineOf = (kind: number) => lines[taken[kind]![0]!.lineAt]!;
  const unitsOf = (given: readonly GivenUnits[]) => given.map(({ quantity }) => quantity);
  const weights = taken.map((given, kind) => sumOf(unitsOf(given)) * lineOf(kind).portionKurus);
  const shares = allocate(kurus, weights, (a, b) => (higherRateFirst(lineOf(a), lineOf(b)) || a - b) < 0);
  for (const [kind, given] of taken.entries())
    for (const [at, share] of allocate(shares[kind]!, unitsOf(given)).entries())
      lineKurus[given[at]!.lineAt]! += share;
}

/** Takes that many units from the first lines that have some. */
function takeFrom(lines: Units['lines'], count: number, campaignId: string): GivenUnits[] {
  let missing = count;
  return lines.flatMap((line) => {
    const quantity = Math.min(missing, line.quantity);
    line.quantity -= quantity;
    missing -= quantity;
    return quantity === 0 ? [] : [{ campaignId, lineAt: line.at, quantity }];
  });
}

/** What comes off each line before discounts of the whole bill. */
function reduceLines(lines: readonly PricedLine[], plan: CampaignPlan | null): LineReductions {
  const parts = lines.map((line, at) => {
    const { portionKurus, extrasKurus, quantity, discount } = line;
    const left = (portionKurus + extrasKurus) * quantity - (plan?.lineKurus[at] ?? 0);
    const byHand = discount === undefined ? 0 : discountKurus(discount, left);
    return { byHand, all: menuKurus(line) - left + byHand };
  });
  return { reductionKurus: parts.map(({ all }) => all), discountKurus: parts.map(({ byHand }) => byHand) };
}

/** Takes the best campaign on the whole bill, and returns how much that is: at most what is left. */
function takeBillCampaign(
  { billDiscounts, turns, units, amounts }: CampaignPlan,
  lineReductions: LineReductions,
  leftKurus: number,
): number {
  const { campaign, amountKurus } = bestBillDiscount(billDiscounts, (goods) => {
    const byHand = units.flatMap(({ lines }, at) =>
      goods.mayUse[at] ? lines.map((line) => lineReductions.discountKurus[line.at]!) : [],
    );
    return savedOnGoods(goods, turns, units) + sumOf(byHand);
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
