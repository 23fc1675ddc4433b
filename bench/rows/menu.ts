import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Driving } from '../service/fixture.ts';
import type { Row } from './row.ts';

/** Reading a menu, uncompressed. */
export const menu: Row = (fixture) => menuOf(fixture, 'read a menu', 0.85);

/** The same, driven in another way. */
export async function menuOf(
  fixture: Parameters<Row>[0],
  name: string,
  reach: number,
  driving: Driving = { staysAwake: true },
): ReturnType<Row> {
  const [restaurant] = fixture.restaurants;
  const path = `/public/v1/venues/${restaurant!.id}/menu`;
  const { body, headers } = await fetchAnswer({ sofra: driving.server ?? fixture.sofra }, restaurant!, path);
  const kilobytes = Math.round(Buffer.byteLength(body) / 1000);
  const request = getText(restaurant!, path);
  return {
    name: `${name} of ${restaurant!.products.length} products, ${kilobytes} kB`,
    service: fixture.load([request], 200, driving),
    floor: await fixture.bareLoad([request], { kind: 'Fixed', status: 200, headers, body }, driving),
    floorName: 'bare node:http: the same bytes',
    reach,
    slowestReach: null,
  };
}
