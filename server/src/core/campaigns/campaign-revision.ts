import { type Problem, Refusal } from '../refusals.ts';
import { sortByIds } from '../sort-by-ids.ts';
import type { Campaign, Coverage } from './campaign.ts';
import { CAMPAIGN_LIMITS } from './campaign-limits.ts';
import { coveragesOf } from './campaign-schedule.ts';

/**
 * Returns the campaigns of a venue with a new one added at the end.
 * @throws Refusal CONTENT_INVALID if there are 100 already, another campaign has the same name, the new one covers
 *   nothing, or all campaigns together would cover more than 5,000 products and portions
 */
export function addCampaignTo(campaigns: readonly Campaign[], campaign: Campaign): Campaign[] {
  if (campaigns.length >= CAMPAIGN_LIMITS.campaigns)
    refuse('name', `is one more than ${CAMPAIGN_LIMITS.campaigns} campaigns`, null);
  requireOwnName(campaigns, campaign);
  requireCoverage(campaign, null);
  return withinBounds([...campaigns, campaign]);
}

/**
 * Returns the campaigns of a venue with one of them changed.
 * @throws Refusal CAMPAIGN_NOT_FOUND; CONTENT_INVALID if its kind changes, its new name is that of another campaign,
 *   it now covers nothing, or all campaigns together would cover more than 5,000 products and portions
 */
export function changeCampaignIn(campaigns: readonly Campaign[], changed: Campaign): Campaign[] {
  const stored = findCampaignIn(campaigns, changed.id);
  requireSameKind(stored, changed.kind);
  // After an import two campaigns can have the same name. Their other properties can still be changed.
  if (changed.name !== stored.name) requireOwnName(campaigns, changed);
  requireCoverage(changed, stored);
  return withinBounds(campaigns.map((campaign) => (campaign === stored ? changed : campaign)));
}

/** @throws Refusal CONTENT_INVALID if a change gives a campaign another kind */
export function requireSameKind(stored: Campaign, kind: Campaign['kind']): void {
  if (kind !== stored.kind) refuse('kind', `cannot change: this campaign is a ${stored.kind}`, kind);
}

/** Finds a campaign by its id. @throws Refusal CAMPAIGN_NOT_FOUND */
export function findCampaignIn(campaigns: readonly Campaign[], campaignId: string): Campaign {
  const campaign = campaigns.find(({ id }) => id === campaignId);
  if (campaign === undefined) throw new Refusal('CAMPAIGN_NOT_FOUND');
  return campaign;
}

/** Returns the campaigns of a venue without one of them. @throws Refusal CAMPAIGN_NOT_FOUND */
export function removeCampaignFrom(campaigns: readonly Campaign[], campaignId: string): Campaign[] {
  const removed = findCampaignIn(campaigns, campaignId);
  return campaigns.filter((campaign) => campaign !== removed);
}

/**
 * Returns the campaigns of a venue in the order of `ids`.
 * @param ids  in any letter case
 * @throws Refusal CONTENT_INVALID unless `ids` names each of them once
 */
export function reorderCampaigns(campaigns: readonly Campaign[], ids: readonly string[]): Campaign[] {
  return sortByIds(campaigns, ids, 'campaign of the venue');
}

function requireOwnName(campaigns: readonly Campaign[], { id, name }: Campaign): void {
  if (campaigns.some((other) => other.id !== id && other.name === name)) {
    refuse('name', 'is the name of another campaign', name);
  }
}

/**
 * Throws CONTENT_INVALID if a campaign, or a part of a set menu, covers nothing. One that already covered nothing,
 * because its products were removed from the menu, may stay so.
 * @param stored  the campaign before the change; `null` for a new one
 */
function requireCoverage(campaign: Campaign, stored: Campaign | null): void {
  const before = stored === null ? [] : coveragesOf(stored);
  const problems = coveragesOf(campaign).flatMap((coverage, at): Problem[] => {
    const wasEmpty = before[at] !== undefined && sizeOf(before[at]) === 0;
    if (sizeOf(coverage) > 0 || wasEmpty) return [];
    const field = campaign.kind === 'SetMenu' ? `parts[${at}].covers` : 'covers';
    return [{ field, message: 'must name at least one product', attemptedValue: null }];
  });
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

function withinBounds(campaigns: Campaign[]): Campaign[] {
  const covered = campaigns.flatMap(coveragesOf).reduce((sum, coverage) => sum + sizeOf(coverage), 0);
  if (covered > CAMPAIGN_LIMITS.covered) {
    refuse(
      'covers',
      `makes the campaigns cover more than ${CAMPAIGN_LIMITS.covered} products and portions`,
      null,
    );
  }
  return campaigns;
}

function sizeOf({ productIds, portionIds }: Coverage): number {
  return productIds.length + portionIds.length;
}

function refuse(field: string, message: string, attemptedValue: Problem['attemptedValue']): never {
  throw new Refusal('CONTENT_INVALID', { problems: [{ field, message, attemptedValue }] });
}
