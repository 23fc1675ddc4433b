import { openRestaurant, tenCampaigns } from '../service/restaurant.ts';
import { previewAt } from './preview-order.ts';
import type { Row } from './row.ts';

/** Pricing the same basket under ten campaigns. */
export const previewCampaigns: Row = async (fixture) => {
  const offering = await openRestaurant(fixture.sofra.db, undefined, tenCampaigns);
  return previewAt(fixture, offering, 'price a basket, 10 campaigns', 0.3);
};
