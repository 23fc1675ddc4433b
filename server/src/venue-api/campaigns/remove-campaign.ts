import { Type } from 'typebox';
import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import { findCampaignIn, removeCampaignFrom } from '../../core/campaigns/campaign-revision.ts';
import { uuid } from '../../http/schema.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';

export const removeCampaign = venueOperation({
  operationId: 'removeCampaign',
  method: 'DELETE',
  path: '/venues/{venueId}/campaigns/{campaignId}',
  tag: 'Campaigns',
  summary: 'Remove a campaign',
  description:
    'The campaign no longer applies to new orders. Lines that were ordered under it keep its terms and ' +
    'name.',
  access: CAMPAIGN_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The campaign was removed.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['CAMPAIGN_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, campaignId }, author, header, now }) => {
    await reviseVenue(db, { venueId, part: 'Campaigns', by: author, now }, (content) => {
      requireRevision(header('if-match'), revisionOf(findCampaignIn(content.campaigns, campaignId)));
      const campaigns = removeCampaignFrom(content.campaigns, campaignId);
      return { content: { ...content, campaigns }, result: null };
    });
    return { status: 200, data: { id: campaignId } };
  },
});
