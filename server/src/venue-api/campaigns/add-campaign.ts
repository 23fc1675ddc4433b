import { addCampaignTo } from '../../core/campaigns/campaign-revision.ts';
import { VenueParams } from '../../http/schema.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { NewCampaign } from './campaign-body.ts';
import { CampaignResource, toCampaignResource } from './campaign-resource.ts';
import { settleCampaign } from './settle-campaign.ts';

export const addCampaign = venueOperation({
  operationId: 'addCampaign',
  method: 'POST',
  path: '/venues/{venueId}/campaigns',
  tag: 'Campaigns',
  summary: 'Make a campaign',
  description:
    'It holds for what is ordered from then on, on every server, and comes behind the others; what is on open bills keeps ' +
    'the terms it was ordered under. Guests see a `PortionDiscount` on the menu at their next look. What it covers is named by ' +
    'id, or by a name that only one product has. Try it on a basket first: `dry-run`. A venue has at most 100 campaigns.',
  access: 'Owner',
  params: VenueParams,
  body: NewCampaign,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The campaign.',
      schema: CampaignResource,
      headers: { Location: 'Its address.' },
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'CONTENT_INVALID',
    'VENUE_NOT_FOUND',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  run: async ({ db, newId }, { params: { venueId }, body, now }) => {
    const data = await reviseVenue(db, venueId, 'Campaigns', now, (content) => {
      const campaign = settleCampaign(newId(), body, content);
      const campaigns = addCampaignTo(content.campaigns, campaign);
      return { content: { ...content, campaigns }, result: toCampaignResource(campaign, content, now) };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/campaigns/${data.id}` } };
  },
});
