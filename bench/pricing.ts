import type { Comparison } from './comparison.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Fixture } from './fixture.ts';
import { postText } from './http-request.ts';
import { orderOf, type Restaurant } from './restaurant.ts';

/** Pricing a basket of three lines, without campaigns and under ten of them. */
export async function pricingComparisons(fixture: Fixture): Promise<Comparison[]> {
  return [
    await comparison(fixture, fixture.restaurants[0]!, 'price a basket, no campaign', 0.4),
    await comparison(fixture, fixture.offering, 'price a basket, 10 campaigns', 0.25),
  ];
}

async function comparison(
  fixture: Fixture,
  restaurant: Restaurant,
  name: string,
  reach: number,
): Promise<Comparison> {
  const path = `/public/v1/venues/${restaurant.id}/orders/preview`;
  const request = postText(restaurant, path, orderOf(restaurant));
  const { body, headers } = await fetchAnswer(fixture, restaurant, path, orderOf(restaurant));
  return {
    name,
    service: fixture.load([request], 200),
    floor: await fixture.bareLoad([request], { kind: 'Fixed', status: 200, headers, body }),
    floorName: 'bare node:http: the body parsed, the same bytes',
    reach,
    slowestReach: null,
  };
}
