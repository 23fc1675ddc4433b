import type { Campaign, Coverage, Reduction } from '../../campaigns/campaign.ts';
import type { CampaignSnapshot } from '../bill.ts';

/** The snapshots of a bill after a round, and the keys of those that the round was ordered under. */
export interface RoundSnapshots {
  snapshots: CampaignSnapshot[];
  /** In the order of the campaigns. */
  keys: string[];
}

/**
 * Adds the campaigns of a round to the snapshots of a bill. Where the terms of a campaign are on the bill
 * already, the round gets that snapshot, also when the campaign has a new name or schedule: rounds under the
 * same terms add up. New terms of a campaign are a new snapshot, so that each line keeps the terms it was
 * ordered under.
 * @param before  the snapshots so far; they stay, in their order
 * @param running  the campaigns that run for the round and can change its price
 */
export function addSnapshots(
  before: readonly CampaignSnapshot[],
  running: readonly Campaign[],
): RoundSnapshots {
  const snapshots = [...before];
  const versions: Map<string, CampaignSnapshot[]> =
    before.length === 0 ? new Map() : Map.groupBy(before, ({ campaign }) => campaign.id);
  const keys: string[] = [];
  for (const campaign of running) {
    const known = versions.get(campaign.id);
    let key = known === undefined ? undefined : keyOfTerms(known, campaign);
    if (key === undefined) {
      key = known === undefined ? campaign.id : `${campaign.id}~${known.length + 1}`;
      const snapshot = { key, campaign: withoutTexts(campaign) };
      snapshots.push(snapshot);
      versions.set(campaign.id, [...(known ?? []), snapshot]);
    }
    keys.push(key);
  }
  return { snapshots, keys };
}

/** The key of the snapshot that has the terms of a campaign. */
function keyOfTerms(snapshots: readonly CampaignSnapshot[], campaign: Campaign): string | undefined {
  const terms = termsOf(campaign);
  return snapshots.find((snapshot) => termsOf(snapshot.campaign) === terms)?.key;
}

const campaignsWithoutTexts = new WeakMap<Campaign, Campaign>();

/** A campaign without its translations, which a bill does not need: made once for each. */
function withoutTexts(campaign: Campaign): Campaign {
  let bare = campaignsWithoutTexts.get(campaign);
  if (bare === undefined) {
    bare = { ...campaign, translations: {} };
    campaignsWithoutTexts.set(campaign, bare);
  }
  return bare;
}

type KeyOf<T> = T extends unknown ? keyof T : never;

/** The properties of campaigns and their parts that a price depends on. One that is missing here does not compile. */
const PRICED = Object.keys({
  kind: true,
  covers: true,
  parts: true,
  productIds: true,
  portionIds: true,
  reduction: true,
  basisPoints: true,
  amountKurus: true,
  priceKurus: true,
  buy: true,
  pay: true,
  minimumKurus: true,
} satisfies Record<
  Exclude<KeyOf<Campaign>, keyof Campaign> | KeyOf<Reduction> | keyof Coverage | 'kind',
  true
>);

/** The terms of a campaign as text: equal for equal terms, in whatever order their properties are stored. */
function termsOf(campaign: Campaign): string {
  return JSON.stringify(campaign, PRICED);
}
