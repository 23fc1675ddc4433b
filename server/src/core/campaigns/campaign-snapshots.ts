import type { BasketLine } from '../bills/basket.ts';
import type { CampaignSnapshot } from '../bills/bill.ts';
import type { Campaign, Coverage, Reduction } from './campaign.ts';

/** The snapshots of a bill after a round, and those of them that the round was ordered under. */
export interface KeptCampaigns {
  snapshots: CampaignSnapshot[];
  /** In the order of the campaigns. */
  keys: string[];
}

/**
 * Keeps on a bill those campaigns of a round that can touch its price. One whose terms stand on the bill already is that
 * snapshot, so that rounds add up under it, even where it was renamed or rescheduled in between; new terms under an old
 * id are a snapshot of their own, so that each line keeps what it was ordered under.
 * @param kept  the snapshots so far; they stay, in their order
 * @param running  the campaigns that run for the round
 */
export function keepCampaigns(
  kept: readonly CampaignSnapshot[],
  running: readonly Campaign[],
  basket: readonly BasketLine[],
): KeptCampaigns {
  const snapshots = [...kept];
  const ordered = {
    productIds: new Set(basket.map(({ product }) => product.id)),
    portionIds: new Set(basket.map(({ portion }) => portion.id)),
  };
  const keys = running
    .filter((campaign) => matters(campaign, ordered))
    .map((campaign) => {
      const versions = snapshots.filter((snapshot) => snapshot.campaign.id === campaign.id);
      const known = versions.find((version) => hasSameTerms(version.campaign, campaign));
      if (known !== undefined) return known.key;
      const key = versions.length === 0 ? campaign.id : `${campaign.id}~${versions.length + 1}`;
      snapshots.push({ key, campaign: { ...campaign, translations: {} } });
      return key;
    });
  return { snapshots, keys };
}

function matters(
  campaign: Campaign,
  ordered: { productIds: ReadonlySet<string>; portionIds: ReadonlySet<string> },
): boolean {
  if (campaign.kind === 'BillDiscount') return true;
  const coverages =
    campaign.kind === 'SetMenu' ? campaign.parts.map((part) => part.covers) : [campaign.covers];
  return coverages.some(
    ({ productIds, portionIds }) =>
      productIds.some((id) => ordered.productIds.has(id)) ||
      portionIds.some((id) => ordered.portionIds.has(id)),
  );
}

function hasSameTerms(some: Campaign, other: Campaign): boolean {
  return JSON.stringify(termsOf(some)) === JSON.stringify(termsOf(other));
}

/** All of a campaign that a price depends on. */
function termsOf(campaign: Campaign): unknown[] {
  switch (campaign.kind) {
    case 'PortionDiscount':
      return [campaign.kind, coverageTerms(campaign.covers), reductionTerms(campaign.reduction)];
    case 'BuyXPayY':
      return [campaign.kind, coverageTerms(campaign.covers), campaign.buy, campaign.pay];
    case 'SetMenu':
      return [campaign.kind, campaign.parts.map((part) => coverageTerms(part.covers)), campaign.priceKurus];
    case 'BillDiscount':
      return [campaign.kind, campaign.minimumKurus, reductionTerms(campaign.reduction)];
  }
}

function coverageTerms({ productIds, portionIds }: Coverage): string[][] {
  return [productIds, portionIds];
}

function reductionTerms(reduction: Reduction): [string, number] {
  switch (reduction.kind) {
    case 'Percent':
      return [reduction.kind, reduction.basisPoints];
    case 'Amount':
      return [reduction.kind, reduction.amountKurus];
    case 'FixedPrice':
      return [reduction.kind, reduction.priceKurus];
  }
}
