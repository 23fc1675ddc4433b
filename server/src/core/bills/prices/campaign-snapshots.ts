import type { Campaign, Coverage, Reduction } from '../../campaigns/campaign.ts';
import type { CampaignSnapshot } from '../bill.ts';

/** The campaign snapshots of a bill after a round, and the keys of the snapshots that apply to the round. */
export interface RoundSnapshots {
  snapshots: CampaignSnapshot[];
  /** In the order of the campaigns. */
  keys: string[];
}

/**
 * Adds the campaigns of a round to the snapshots of a bill. If the bill already has a snapshot with the same terms,
 * the round uses it, even if the campaign has a new name or schedule: lines of all rounds with the same terms count
 * together. A campaign with new terms becomes a new snapshot, so that each line keeps the terms of its order.
 * @param before  the present snapshots; they stay, in their order
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

/** The key of the snapshot with the same terms as a campaign; `undefined` if there is none. */
function keyOfTerms(snapshots: readonly CampaignSnapshot[], campaign: Campaign): string | undefined {
  const terms = termsOf(campaign);
  return snapshots.find((snapshot) => termsOf(snapshot.campaign) === terms)?.key;
}

const campaignsWithoutTexts = new WeakMap<Campaign, Campaign>();

/** A copy of a campaign without its translations, which a bill does not need. Copies are cached. */
function withoutTexts(campaign: Campaign): Campaign {
  let bare = campaignsWithoutTexts.get(campaign);
  if (bare === undefined) {
    bare = { ...campaign, translations: {} };
    campaignsWithoutTexts.set(campaign, bare);
  }
  return bare;
}

type KeyOf<T> = T extends unknown ? keyof T : never;

/** The properties of campaigns that prices depend on. If a property is missing here, the code does not compile. */
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

/** The terms of a campaign as a text, for comparison. The order of the properties does not matter. */
function termsOf(campaign: Campaign): string {
  return JSON.stringify(campaign, PRICED);
}
