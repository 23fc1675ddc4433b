import { fetchAnswer } from '../load/fetch-answer.ts';
import { postText } from '../load/http-request.ts';
import { orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Row } from './row.ts';

/** Pricing a basket of three lines without campaigns. */
export const previewOrder: Row = (fixture) =>
  previewAt(fixture, fixture.restaurants[0]!, 'price a basket, no campaign', 0.45);

/** Pricing a basket of three lines at one restaurant. */
export async function previewAt(
  fixture: Parameters<Row>[0],
  restaurant: Restaurant,
  name: string,
  reach: number,
): ReturnType<Row> {
  const path = `/public/v1/venues/${restaurant.id}/orders/preview`;
  const request = postText(restaurant, path, orderOf(restaurant));
  const { body, headers } = await fetchAnswer(fixture, restaurant, path, orderOf(restaurant));
  return {
    name,
    service: fixture.load([request], 200, { staysAwake: true }),
    floor: await fixture.bareLoad(
      [request],
      { kind: 'Fixed', status: 200, headers, body },
      { staysAwake: true },
    ),
    floorName: 'bare node:http: the body parsed, the same bytes',
    reach,
    slowestReach: null,
  };
}
