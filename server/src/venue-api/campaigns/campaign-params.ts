import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

export const CampaignParams = Type.Object({
  venueId: uuid('The venue.'),
  campaignId: uuid('The campaign.'),
});
