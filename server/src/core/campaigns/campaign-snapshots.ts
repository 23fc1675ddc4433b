import type { BasketLine } from '../bills/basket.ts';
import type { CampaignSnapshot } from '../bills/bill.ts';
import { type Campaign, type Coverage, type Reduction, unknownKind } from './campaign.ts';

/** The snapshots of a bill after a round, and the keys of those that the round was ordered under. */
export interface KeptCampaigns {
  snapshots: CampaignSnapshot[];
  /** In the order of the campaigns. */
  keys: string[];
}

/**
 * Adds to the snapshots of a bill those campaigns of a round that can change its price. Where the terms of a
 * campaign are on the bill already, the round gets that snapshot, also when the campaign has a new name or
 * schedule: rounds under the same terms add up. New terms of a campaign are a new snapshot, so that each line
 * keeps the terms it was ordered under.
 * @param kept  the snapshots so far; they stay, in their order
 * @param running  the campaigns that run for the round
 */
export function keepCampaigns(
  kept: readonly CampaignSnapshot[],
  running: readonly Campaign[],
  basket: readonly BasketLine[],
): KeptCampaigns {
  const snapshots = [...kept];
  const versions = versionsOf(kept);
  const ordered = {
    productIds: new Set(basket.map(({ product }) => product.id)),
    portionIds: new Set(basket.map(({ portion }) => portion.id)),
  };
  const keys: string[] = [];
  for (const campaign of running) {
    if (!matters(campaign, ordered)) continue;
    const terms = JSON.stringify(termsOf(campaign));
    const known = versions.get(campaign.id) ?? [];
    let key = known.find((version) => version.terms() === terms)?.key;
    if (key === undefined) {
      key = known.length === 0 ? campaign.id : `${campaign.id}~${known.length + 1}`;
      versions.set(campaign.id, [...known, { key, terms: () => terms }]);
      snapshots.push({ key, campaign: { ...campaign, translations: {} } });
    }
    keys.push(key);
  }
  return { snapshots, keys };
}

/** One of several terms of a campaign on a bill. */
interface Version {
  key: string;
  terms(): string;
}

/**
 * The versions of each campaign on a bill, by its id: each snapshot is looked at once, and its terms only
 * when needed.
 */
function versionsOf(snapshots: readonly CampaignSnapshot[]): Map<string, Version[]> {
  const versions = new Map<string, Version[]>();
  for (const { key, campaign } of snapshots) {
    const version = { key, terms: () => JSON.stringify(termsOf(campaign)) };
    const known = versions.get(campaign.id);
    if (known === undefined) versions.set(campaign.id, [version]);
    else known.push(version);
  }
  return versions;
}

/** What a basket consists of. */
interface Ordered {
  productIds: ReadonlySet<string>;
  portionIds: ReadonlySet<string>;
}

function matters(campaign: Campaign, ordered: Ordered): boolean {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return isOrdered(campaign.covers, ordered);
    case 'SetMenu':
      return campaign.parts.some(({ covers }) => isOrdered(covers, ordered));
    case 'BillDiscount':
      return true;
    default:
      return unknownKind(campaign);
  }
}

function isOrdered({ productIds, portionIds }: Coverage, ordered: Ordered): boolean {
  return (
    productIds.some((id) => ordered.productIds.has(id)) || portionIds.some((id) => ordered.portionIds.has(id))
  );
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
    default:
      return unknownKind(campaign);
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
