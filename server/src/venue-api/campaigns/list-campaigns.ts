import { Type } from 'typebox';
import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { CampaignResource, toCampaignResource } from './campaign-resource.ts';

export const listCampaigns = venueOperation({
  operationId: 'listCampaigns',
  method: 'GET',
  path: '/venues/{venueId}/campaigns',
  tag: 'Campaigns',
  summary: 'List the campaigns with their state',
  description:
    'Lists the campaigns in the order of the venue. Of several campaigns with the same effect, the ' +
    'first one applies.',
  access: CAMPAIGN_ACCESS.read,
  answers: { 200: { description: 'The campaigns.', schema: Type.Array(CampaignResource) } },
  run: async ({ cache }, { params, now }) => {
    const cached = await requireVenue(cache, params.venueId);
    return {
      status: 200,
      data: cached.campaigns.map((campaign) => toCampaignResource(campaign, cached, now)),
    };
  },
});
