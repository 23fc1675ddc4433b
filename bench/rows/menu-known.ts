import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import { manyRequests, venuePathOf } from '../load/traffic.ts';
import type { Row } from './row.ts';

/** Reading a menu that the caller has already. */
export const menuKnown: Row = async (fixture) => {
  const headersOf = new Map<string, Record<string, string>>();
  for (const restaurant of fixture.restaurants) {
    const { headers } = await fetchAnswer(fixture, restaurant, `${venuePathOf(restaurant)}/menu`);
    headersOf.set(restaurant.id, headers);
  }
  const requests = manyRequests(fixture.restaurants, (it) =>
    getText(it, `${venuePathOf(it)}/menu`, { 'If-None-Match': headersOf.get(it.id)!.ETag! }),
  );
  const load = { requests, statuses: [304] };
  const answer = { status: 304, headers: headersOf.get(fixture.restaurants[0]!.id)!, body: '' };
  return {
    name: 'menu that the caller knows, 304',
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load), bare: await fixture.bare(load, answer) },
    goals: [{ figure: 'processor', than: 'plain', atMost: 1.1 }],
  };
};
