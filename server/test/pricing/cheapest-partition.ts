import type {
  BillDiscount,
  BuyXPayY,
  Campaign,
  Coverage,
  SetMenu,
} from '../../src/core/campaigns/campaign.ts';
import type { PricingLine } from '../../src/core/pricing/campaign-units.ts';
import type { Basket } from './arbitrary-basket.ts';

/**
 * The least that a basket can cost, without service fee, by trying every way to hand its units to the
 * campaigns. Each campaign that is used must save something beyond the portion discounts. For small baskets
 * only, whose lines all may use every bill discount. A set of units is a number with a bit for each unit.
 */
export function cheapestTotalKurus({ lines, campaigns }: Basket): number {
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const discounted = units.map((unit) => discountedKurus(unit, campaigns));
  const goods = sum(discounted) + sum(units.map(({ extrasKurus }) => extrasKurus));
  const billDiscounts = campaigns.filter((campaign) => campaign.kind === 'BillDiscount');
  const savings = [...possibleSavings(units, discounted, campaigns)];
  return Math.min(...savings.map((saved) => withBillDiscount(goods - saved, billDiscounts)));
}

function discountedKurus(unit: PricingLine, campaigns: readonly Campaign[]): number {
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

/** All that group campaigns can save beyond the portion discounts, over every way to hand them units. */
function possibleSavings(
  units: PricingLine[],
  discounted: number[],
  campaigns: readonly Campaign[],
): Set<number> {
  const all = (1 << units.length) - 1;
  let reachable = new Map<number, Set<number>>([[0, new Set([0])]]);
  for (const campaign of campaigns) {
    if (campaign.kind !== 'BuyXPayY' && campaign.kind !== 'SetMenu') continue;
    const ways: { set: number; saved: number }[] = [];
    for (let set = 1; set <= all; set++) {
      const members = units.flatMap((_, at) => ((set >> at) & 1 ? [at] : []));
      const charged = chargedKurus(
        campaign,
        members.map((at) => units[at]!),
      );
      const saved = sum(members.map((at) => discounted[at]!)) - (charged ?? Infinity);
      if (saved > 0) ways.push({ set, saved });
    }
    const next = new Map([...reachable].map(([used, savings]) => [used, new Set(savings)]));
    for (const [used, savings] of reachable) {
      for (const { set, saved } of ways) {
        if ((used & set) !== 0) continue;
        const together = next.get(used | set) ?? new Set();
        for (const before of savings) together.add(before + saved);
        next.set(used | set, together);
      }
    }
    reachable = next;
  }
  return new Set([...reachable.values()].flatMap((savings) => [...savings]));
}

/** The price of these units when a campaign takes all of them; `null` when it cannot. */
function chargedKurus(campaign: BuyXPayY | SetMenu, units: PricingLine[]): number | null {
  if (campaign.kind === 'SetMenu') {
    const menus = units.length / campaign.parts.length;
    const seats = campaign.parts.map(() => menus);
    return Number.isInteger(menus) && fillsParts(campaign, units, seats) ? menus * campaign.priceKurus : null;
  }
  if (units.length % campaign.buy !== 0 || !units.every((unit) => mayTake(campaign, campaign.covers, unit))) {
    return null;
  }
  const dearestFirst = units.map(({ portionKurus }) => portionKurus).sort((a, b) => b - a);
  return sum(dearestFirst.filter((_, at) => at % campaign.buy < campaign.pay));
}

/** Whether each unit finds a part with a free seat. */
function fillsParts(campaign: SetMenu, units: PricingLine[], seats: number[]): boolean {
  const [unit, ...others] = units;
  if (unit === undefined) return true;
  return campaign.parts.some(
    ({ covers }, part) =>
      seats[part]! > 0 &&
      mayTake(campaign, covers, unit) &&
      fillsParts(campaign, others, seats.with(part, seats[part]! - 1)),
  );
}

function mayTake(campaign: Campaign, coverage: Coverage, unit: PricingLine): boolean {
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
