import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { venueOperation } from '../venue-operation.ts';
import { CampaignResource, toCampaignResource } from './campaign-resource.ts';

export const listCampaigns = venueOperation({
  operationId: 'listCampaigns',
  method: 'GET',
  path: '/venues/{venueId}/campaigns',
  tag: 'Campaigns',
  summary: 'List the campaigns with their state',
  description: 'In the order of the venue: of campaigns with the same effect, the first one applies.',
  access: 'Owner',
  answers: { 200: { description: 'The campaigns.', schema: Type.Array(CampaignResource) } },
  run: async ({ cache }, { params, now }) => {
    const cached = await cache.fresh.findVenue(params.venueId);
    if (cached === null) throw new Refusal('VENUE_NOT_FOUND');
    return {
      status: 200,
      data: cached.campaigns.map((campaign) => toCampaignResource(campaign, cached, now)),
    };
  },
});
