import { fetchAnswer } from '../load/fetch-answer.ts';
import { manyRequests, menuRequest, venuePathOf } from '../load/traffic.ts';
import type { Row } from './row.ts';

/** Reading a menu. */
export const menu: Row = async (fixture) => {
  const { restaurants } = fixture;
  const load = { requests: manyRequests(restaurants, menuRequest), statuses: [200] };
  const answer = await fetchAnswer(fixture, restaurants[0]!, `${venuePathOf(restaurants[0]!)}/menu`);
  return {
    name: 'menu of 60 products with gzip',
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load), bare: await fixture.bare(load, { status: 200, ...answer }) },
    goals: [{ figure: 'processor', than: 'plain', atMost: 0.2 }],
  };
};
