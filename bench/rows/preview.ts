import { fetchAnswer } from '../load/fetch-answer.ts';
import { manyRequests, previewRequest, venuePathOf } from '../load/traffic.ts';
import { orderOf } from '../service/restaurant.ts';
import type { Row } from './row.ts';

/** Pricing a basket without placing it; one venue in four has ten campaigns. */
export const preview: Row = async (fixture) => {
  const [restaurant] = fixture.restaurants;
  const load = { requests: manyRequests(fixture.restaurants, previewRequest), statuses: [200] };
  const path = `${venuePathOf(restaurant!)}/orders/preview`;
  const answer = await fetchAnswer(fixture, restaurant!, path, orderOf(restaurant!));
  return {
    name: 'preview of any basket',
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load), bare: await fixture.bare(load, { status: 200, ...answer }) },
    goals: [{ figure: 'processor', than: 'plain', atMost: 1.1 }],
  };
};
