import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import { reorderCampaigns } from '../../core/campaigns/campaign-revision.ts';
import { EXAMPLE_IDS } from '../../http/openapi/example-ids.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { reorderSchema } from '../reorder-schema.ts';
import { venueOperation } from '../venue-operation.ts';

const CampaignOrder = reorderSchema('CampaignOrder', 'campaign of the venue', 1_000, [
  EXAMPLE_IDS.portionCampaign,
  EXAMPLE_IDS.campaign,
]);

export const orderCampaigns = venueOperation({
  operationId: 'orderCampaigns',
  method: 'PUT',
  path: '/venues/{venueId}/campaigns/order',
  tag: 'Campaigns',
  summary: 'Put the campaigns in order',
  description:
    'Of several campaigns with the same effect, the first one applies; the order has no other effect.',
  access: CAMPAIGN_ACCESS.change,
  body: CampaignOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: CampaignOrder } },
  run: async ({ db }, { params: { venueId }, body, author, now }) => {
    const ids = await reviseVenue(db, { venueId, part: 'Campaigns', by: author, now }, (content) => {
      const campaigns = reorderCampaigns(content.campaigns, body.ids);
      return { content: { ...content, campaigns }, result: campaigns.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
