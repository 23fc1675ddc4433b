import type { Static } from 'typebox';
import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import type { Campaign } from '../../core/campaigns/campaign.ts';
import { changeCampaignIn, findCampaignIn, requireSameKind } from '../../core/campaigns/campaign-revision.ts';
import { readerOf } from '../../http/request/read-input.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import type { VenueContent } from '../../store/venue/venue-content.ts';
import type { CampaignDocument } from '../../venue-document/campaigns/campaign-document-schema.ts';
import { toCampaignDocument } from '../../venue-document/campaigns/write-document-campaigns.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { buildCampaign } from './build-campaign.ts';
import { CampaignChange, StatedCampaign } from './campaign-body.ts';
import { CampaignResource, toCampaignResource } from './campaign-resource.ts';

export const changeCampaign = venueOperation({
  operationId: 'changeCampaign',
  method: 'PATCH',
  path: '/venues/{venueId}/campaigns/{campaignId}',
  tag: 'Campaigns',
  summary: 'Change a campaign',
  description:
    'Omitted properties stay as they are. Lines that were ordered before keep the old terms, also on ' +
    'open bills. To end a campaign and keep it for later, set `validUntil`.',
  access: CAMPAIGN_ACCESS.change,
  headers: IF_MATCH,
  body: CampaignChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The campaign as it is now.', schema: CampaignResource } },
  refusals: ['CAMPAIGN_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, campaignId }, body, author, header, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Campaigns', by: author, now }, (content) => {
      const stored = findCampaignIn(content.campaigns, campaignId);
      const campaign = buildCampaign(campaignId, applyChange(stored, body, content), content);
      requireRevision(header('if-match'), revisionOf(stored), revisionOf(campaign));
      const campaigns = changeCampaignIn(content.campaigns, campaign);
      return { content: { ...content, campaigns }, result: toCampaignResource(campaign, content, now) };
    });
    return { status: 200, data };
  },
});

const readStated = readerOf<CampaignDocument>(StatedCampaign, 'CONTENT_INVALID');

/** The document of a campaign with the changes of a request, checked against the rules of its kind. */
function applyChange(
  stored: Campaign,
  change: Static<typeof CampaignChange>,
  { products }: VenueContent,
): CampaignDocument {
  requireSameKind(stored, change.kind ?? stored.kind);
  return readStated({ ...toCampaignDocument(stored, products), ...change });
}
