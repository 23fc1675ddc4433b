import type { BillDiscount, BuyXPayY, Campaign, Coverage, SetMenu } from '../src/core/campaign.ts';
import type { PricedLine } from '../src/core/campaign-units.ts';
import type { Basket } from './arbitrary-basket.ts';

/**
 * The least that a basket can cost, without service fee, by trying every way to part its units into groups. For small
 * baskets only, whose lines all may use every bill discount. A set of units is a number with a bit for each unit.
 */
export function cheapestTotalKurus({ lines, campaigns }: Basket): number {
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const discounted = units.map((unit) => discountedKurus(unit, campaigns));
  const goods = sum(discounted) + sum(units.map(({ extrasKurus }) => extrasKurus));
  const billDiscounts = campaigns.filter((campaign) => campaign.kind === 'BillDiscount');
  const savings = [...possibleSavings(units, discounted, campaigns)];
  return Math.min(...savings.map((saved) => withBillDiscount(goods - saved, billDiscounts)));
}

function discountedKurus(unit: PricedLine, campaigns: readonly Campaign[]): number {
  const prices = campaigns.map((campaign) => {
    if (campaign.kind !== 'PortionDiscount' || !mayTake(campaign, campaign.covers, unit))
      return unit.portionKurus;
    const { reduction } = campaign;
    if (reduction.kind === 'FixedPrice') return reduction.priceKurus;
    if (reduction.kind === 'Amount') return Math.max(0, unit.portionKurus - reduction.amountKurus);
    return unit.portionKurus - halfUp(unit.portionKurus, reduction.basisPoints);
  });
  return Math.min(unit.portionKurus, ...prices);
}

/** All that group campaigns can save beyond the portion discounts, over every way to part the units. */
function possibleSavings(
  units: PricedLine[],
  discounted: number[],
  campaigns: readonly Campaign[],
): Set<number> {
  const all = (1 << units.length) - 1;
  const groupSavings = Array.from({ length: all + 1 }, (_, set) => {
    const members = units.flatMap((_, at) => ((set >> at) & 1 ? [at] : []));
    return savingsOfGroup(
      members.map((at) => units[at]!),
      sum(members.map((at) => discounted[at]!)),
      campaigns,
    );
  });
  const reachable: Set<number>[] = [new Set([0])];
  for (let set = 1; set <= all; set++) {
    const first = set & -set;
    const others = set ^ first;
    const savings = new Set(reachable[others]);
    for (let companions = others; ; companions = (companions - 1) & others) {
      for (const saved of groupSavings[first | companions]!) {
        for (const before of reachable[others ^ companions]!) savings.add(before + saved);
      }
      if (companions === 0) break;
    }
    reachable.push(savings);
  }
  return reachable[all]!;
}

/** What each campaign saves that can take exactly these units as one group. */
function savingsOfGroup(group: PricedLine[], discounted: number, campaigns: readonly Campaign[]): number[] {
  return campaigns.flatMap((campaign) => {
    if (campaign.kind === 'BuyXPayY' && isGroupOf(campaign, group)) {
      const dearestFirst = group.map(({ portionKurus }) => portionKurus).sort((a, b) => b - a);
      return [discounted - sum(dearestFirst.slice(0, campaign.pay))];
    }
    if (campaign.kind === 'SetMenu' && group.length > 0 && fillsParts(campaign, campaign.parts, group)) {
      return [discounted - campaign.priceKurus];
    }
    return [];
  });
}

function isGroupOf(campaign: BuyXPayY, group: PricedLine[]): boolean {
  return group.length === campaign.buy && group.every((unit) => mayTake(campaign, campaign.covers, unit));
}

function fillsParts(campaign: SetMenu, parts: SetMenu['parts'], group: PricedLine[]): boolean {
  const [part, ...otherParts] = parts;
  if (part === undefined || group.length === 0) return part === undefined && group.length === 0;
  return group.some(
    (unit, at) =>
      mayTake(campaign, part.covers, unit) && fillsParts(campaign, otherParts, group.toSpliced(at, 1)),
  );
}

function mayTake(campaign: Campaign, coverage: Coverage, unit: PricedLine): boolean {
  const isCovered =
    coverage.productIds.includes(unit.productId) || coverage.portionIds.includes(unit.portionId);
  return isCovered && unit.campaignIds.includes(campaign.id);
}

function withBillDiscount(goods: number, billDiscounts: readonly BillDiscount[]): number {
  const totals = billDiscounts.map(({ minimumKurus, reduction }) => {
    if (goods < minimumKurus) return goods;
    if (reduction.kind === 'Amount') return Math.max(0, goods - reduction.amountKurus);
    return goods - halfUp(goods, reduction.basisPoints);
  });
  return Math.min(goods, ...totals);
}

function halfUp(kurus: number, basisPoints: number): number {
  return Math.floor((kurus * basisPoints + 5000) / 10_000);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, kurus) => total + kurus, 0);
}
