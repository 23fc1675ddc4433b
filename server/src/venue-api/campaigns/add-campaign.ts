import { CAMPAIGN_ACCESS } from '../../core/access/policies/venue/campaigns.ts';
import { addCampaignTo } from '../../core/campaigns/campaign-revision.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { buildCampaign } from './build-campaign.ts';
import { NewCampaign } from './campaign-body.ts';
import { CampaignResource, toCampaignResource } from './campaign-resource.ts';

export const addCampaign = venueOperation({
  operationId: 'addCampaign',
  method: 'POST',
  path: '/venues/{venueId}/campaigns',
  tag: 'Campaigns',
  summary: 'Add a campaign',
  description:
    'Adds a campaign after the existing ones. It applies to orders from the next request on, on every ' +
    'server; the menu shows a `PortionDiscount` from then on, too. Lines on open bills keep the terms ' +
    'under which they were ordered. Name the covered products by id, or by a name that only one ' +
    'product has. To try a campaign on a basket first, use `dry-run`. A venue has at most 100 ' +
    'campaigns.',
  access: CAMPAIGN_ACCESS.change,
  body: NewCampaign,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The campaign.',
      schema: CampaignResource,
      headers: { Location: 'The path of the new record.' },
    },
  },
  run: async ({ db, newId }, { params: { venueId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Campaigns', by: author, now }, (content) => {
      const campaign = buildCampaign(newId(), body, content);
      const campaigns = addCampaignTo(content.campaigns, campaign);
      return { content: { ...content, campaigns }, result: toCampaignResource(campaign, content, now) };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/campaigns/${data.id}` } };
  },
});
