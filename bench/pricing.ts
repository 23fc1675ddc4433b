import type { Contest } from './contest.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Ground } from './ground.ts';
import { postText } from './http-request.ts';
import { orderOf, type Restaurant } from './restaurant.ts';

/** Pricing a basket of three lines, without campaigns and under ten of them. */
export async function pricingContests(ground: Ground): Promise<Contest[]> {
  return [
    await contest(ground, ground.restaurants[0]!, 'price a basket, no campaign', 0.4),
    await contest(ground, ground.offering, 'price a basket, 10 campaigns', 0.25),
  ];
}

async function contest(
  ground: Ground,
  restaurant: Restaurant,
  name: string,
  reach: number,
): Promise<Contest> {
  const path = `/public/v1/venues/${restaurant.id}/orders/preview`;
  const request = postText(restaurant, path, orderOf(restaurant));
  const { body, headers } = await fetchAnswer(ground, restaurant, path, orderOf(restaurant));
  return {
    name,
    service: ground.load([request], 200),
    floor: await ground.bareLoad([request], { kind: 'Fixed', status: 200, headers, body }),
    floorName: 'bare node:http: the body parsed, the same bytes',
    reach,
    slowestReach: null,
  };
}
