import type { Campaign } from '../campaigns/campaign.ts';
import { allocate } from '../money/allocate.ts';
import { sumOf } from '../money.ts';
import { type DiscountedGoods, discountedGoods } from './bill-discount.ts';
import { gatherUnits, givenUpKurus, higherRateFirst, type PricedLine, type Units } from './campaign-units.ts';
import { cheapestPlan } from './groups/cheapest-plan.ts';
import type { CampaignTurn } from './groups/contests.ts';

/** So many units of a line, at a position of the list, that a campaign takes something off. */
export interface GivenUnits {
  campaignId: string;
  lineAt: number;
  quantity: number;
}

/** What campaigns on units take, before discounts of the whole bill. */
export interface CampaignPlan {
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
export function planCampaigns(lines: readonly PricedLine[], campaigns: readonly Campaign[]): CampaignPlan {
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
      const kurus = given.quantity * givenUpKurus(of);
      amounts.set(of.discount, (amounts.get(of.discount) ?? 0) + kurus);
      lineKurus[given.lineAt]! += kurus;
      discounted.push(given);
    }
  }
  for (const [turn, { campaign, reductionKurus }] of turns.entries()) {
    amounts.set(campaign, reductionKurus);
    layOnLines(reductionKurus, takenBy[turn]!, lines, lineKurus);
  }
  const given = [...takenBy.flat(2), ...discounted];
  return { units, turns, billDiscounts, given, amounts, lineKurus };
}

/**
 * Adds what a turn takes off to the lines that it takes units of. Its kinds of units bear it by their portion prices, then the lines of a
 * kind by their units: over how many lines a kind is spread does not show in what a VAT rate bears.
 * @param taken  the units of each kind
 */
function layOnLines(
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
