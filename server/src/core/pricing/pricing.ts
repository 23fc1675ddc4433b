import type { Campaign } from '../campaigns/campaign.ts';
import { allocate } from '../money/allocate.ts';
import { shareOf, sumOf } from '../money.ts';
import {
  bestBillDiscount,
  type DiscountedGoods,
  discountAmountOf,
  discountedGoods,
  savedOnGoods,
} from './bill-discount.ts';
import {
  compareByVatRate,
  gatherUnits,
  type PricingLine,
  type UnitKind,
  unusedDiscountKurus,
} from './campaign-units.ts';
import { cheapestPlan } from './groups/cheapest-plan.ts';
import type { CampaignTurn } from './groups/contests.ts';
import type { BillReduction, BillTotals, DiscountTerms } from './price-terms.ts';

export type { PricingLine };

/** The prices of lines, and the reductions that lead to them. */
export interface PricingResult extends BillTotals {
  /** The units that each campaign reduces. Does not include campaigns on the whole bill. */
  given: ReducedUnits[];
  lineReductions: LineReductions;
  /** The reduction by the campaign and the discount by hand on the whole bill, together. */
  billReductionKurus: number;
  /** The discount by hand on the whole bill alone. */
  billDiscountKurus: number;
}

/** The units of a line that a campaign reduces. `lineAt` is the position of the line in the list of lines. */
export interface ReducedUnits {
  campaignId: string;
  lineAt: number;
  quantity: number;
}

/** The reductions of each line before discounts of the whole bill, by the position of the line. */
export interface LineReductions {
  /** All reductions: prices by hand, campaigns on units and discounts by hand. */
  reductionKurus: readonly number[];
  /** The discounts by hand alone. */
  discountKurus: readonly number[];
}

/**
 * Calculates the prices of lines with campaigns and discounts by hand. All amounts are kuruş and never negative, and no discount
 * is above the subtotal. The result does not depend on the order of the lines or, for lines without a discount by hand, on how
 * units are distributed over lines.
 *
 * 1. At most one campaign of the kinds `PortionDiscount`, `BuyXPayY` and `SetMenu` reduces a unit. First each unit gets the
 *    portion discount that makes it cheapest. Campaigns do not reduce extras.
 * 2. A group campaign (`BuyXPayY`, `SetMenu`) takes units if it saves the guest more than the portion discounts that the units lose.
 * 3. Of all ways to distribute units to group campaigns, the one with the lowest price before discounts by hand applies. If the
 *    search reaches its limit of steps, the best way found applies.
 * 4. Then each line is reduced by its discount by hand.
 * 5. Then one `BillDiscount` applies: the one with the largest reduction whose goods, with extras, still reach its minimum. After
 *    that the discount by hand on the whole bill applies.
 * 6. Last, the service fee is calculated on the remaining price of all goods, rounded half up once.
 *
 * @param lines  without struck lines and gifts
 * @param campaigns  in campaign order, each id once; if several are equally good, the first one applies
 * @param serviceFeeBasisPoints  hundredths of a percent, not negative
 * @param billDiscount  the discount by hand on the whole bill
 * @returns `reductions` has each campaign with a reduction, in campaign order. These, prices by hand and discounts by hand together
 *   are `discountKurus`.
 * @see docs/pricing.md
 */
export function priceLines(
  lines: readonly PricingLine[],
  campaigns: readonly Campaign[],
  serviceFeeBasisPoints: number,
  billDiscount: DiscountTerms | null = null,
): PricingResult {
  const subtotalKurus = sumOf(lines.map(menuKurus));
  const plan = campaigns.length === 0 ? null : planCampaigns(lines, campaigns);
  const lineReductions = reduceLines(lines, plan);
  const leftKurus = subtotalKurus - sumOf(lineReductions.reductionKurus);
  const campaignKurus = plan === null ? 0 : takeBillCampaign(plan, lineReductions, leftKurus);
  const billDiscountKurus =
    billDiscount === null ? 0 : discountAmountOf(billDiscount, leftKurus - campaignKurus);
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

/** Only the totals of the result, without the details of lines. */
export function totalsOf(priced: PricingResult): BillTotals {
  const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus, reductions } = priced;
  return { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus, reductions };
}

function menuKurus({ menuPortionKurus, portionKurus, extrasKurus, quantity }: PricingLine): number {
  return ((menuPortionKurus ?? portionKurus) + extrasKurus) * quantity;
}

/** The reductions by campaigns on units, before discounts of the whole bill. */
interface CampaignPlan {
  units: readonly UnitKind[];
  turns: readonly CampaignTurn[];
  billDiscounts: readonly DiscountedGoods[];
  given: ReducedUnits[];
  /** The reduction by each campaign. */
  amounts: Map<Campaign, number>;
  /** The reduction of each line. */
  lineKurus: number[];
}

/** Decides which campaigns reduce which units of the lines. */
function planCampaigns(lines: readonly PricingLine[], campaigns: readonly Campaign[]): CampaignPlan {
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
  const takenBy = turns.map((): ReducedUnits[][] => []);
  const discounted: ReducedUnits[] = [];
  const lineKurus = lines.map(() => 0);
  for (const [at, kind] of units.entries()) {
    const free = kind.lines.map((line) => ({ ...line }));
    for (const [turn, { campaign, taken }] of turns.entries())
      if (taken[at]! > 0) takenBy[turn]!.push(takeFrom(free, taken[at]!, campaign.id));
    if (kind.discount === null) continue;
    for (const given of takeFrom(free, Number.POSITIVE_INFINITY, kind.discount.id)) {
      const kurus = given.quantity * unusedDiscountKurus(kind);
      amounts.set(kind.discount, (amounts.get(kind.discount) ?? 0) + kurus);
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
 * Divides the reduction of a turn among the lines of its units: first among the kinds of units in proportion to their portion
 * prices, then among the lines of a kind in proportion to their units. So the part of a VAT rate does not depend on how many
 * lines a kind is on.
 * @param taken  the units that the turn takes of each kind
 * @param lineKurus  the reduction of each line; the function adds to it
 */
function spreadOverLines(
  kurus: number,
  taken: readonly ReducedUnits[][],
  lines: readonly PricingLine[],
  lineKurus: number[],
): void {
  const lineOf = (kind: number) => lines[taken[kind]![0]!.lineAt]!;
  const unitsOf = (given: readonly ReducedUnits[]) => given.map(({ quantity }) => quantity);
  const weights = taken.map((given, kind) => sumOf(unitsOf(given)) * lineOf(kind).portionKurus);
  const shares = allocate(kurus, weights, (a, b) => (compareByVatRate(lineOf(a), lineOf(b)) || a - b) < 0);
  for (const [kind, given] of taken.entries())
    for (const [at, share] of allocate(shares[kind]!, unitsOf(given)).entries())
      lineKurus[given[at]!.lineAt]! += share;
}

/** Takes `count` units from the lines, the first lines first. Reduces the quantities of `lines`. */
function takeFrom(lines: UnitKind['lines'], count: number, campaignId: string): ReducedUnits[] {
  let missing = count;
  return lines.flatMap((line) => {
    const quantity = Math.min(missing, line.quantity);
    line.quantity -= quantity;
    missing -= quantity;
    return quantity === 0 ? [] : [{ campaignId, lineAt: line.at, quantity }];
  });
}

/** Calculates the reductions of each line before discounts of the whole bill. */
function reduceLines(lines: readonly PricingLine[], plan: CampaignPlan | null): LineReductions {
  const parts = lines.map((line, at) => {
    const { portionKurus, extrasKurus, quantity, discount } = line;
    const left = (portionKurus + extrasKurus) * quantity - (plan?.lineKurus[at] ?? 0);
    const byHand = discount === undefined ? 0 : discountAmountOf(discount, left);
    return { byHand, all: menuKurus(line) - left + byHand };
  });
  return { reductionKurus: parts.map(({ all }) => all), discountKurus: parts.map(({ byHand }) => byHand) };
}

/** Applies the best campaign on the whole bill: adds its reduction to the plan and returns it. It is at most `leftKurus`. */
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
  // If only some lines can use the campaign, `savedOnGoods` rounds the parts of a turn differently than `spreadOverLines`.
  const kurus = Math.min(amountKurus, leftKurus);
  if (campaign !== null) amounts.set(campaign, kurus);
  return kurus;
}

/** The reduction by each campaign, in campaign order. Campaigns without a reduction are left out. */
function reductionsOf(
  amounts: ReadonlyMap<Campaign, number>,
  campaigns: readonly Campaign[],
): BillReduction[] {
  return campaigns.flatMap((campaign) => {
    const amountKurus = amounts.get(campaign) ?? 0;
    return amountKurus > 0 ? [{ campaignId: campaign.id, name: campaign.name, amountKurus }] : [];
  });
}
