import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Driving } from '../service/fixture.ts';
import type { Row } from './row.ts';

/** Reading a menu that the caller has already. */
export const menuKnown: Row = (fixture) => menuKnownOf(fixture, 'read a menu that is known, 304', 0.85);

/** The same, driven in another way. */
export async function menuKnownOf(
  fixture: Parameters<Row>[0],
  name: string,
  reach: number,
  driving: Driving = { staysAwake: true },
): ReturnType<Row> {
  const [restaurant] = fixture.restaurants;
  const path = `/public/v1/venues/${restaurant!.id}/menu`;
  const { headers } = await fetchAnswer({ sofra: driving.server ?? fixture.sofra }, restaurant!, path);
  const request = getText(restaurant!, path, { 'If-None-Match': headers.ETag! });
  return {
    name,
    service: fixture.load([request], 304, driving),
    floor: await fixture.bareLoad([request], { kind: 'Fixed', status: 304, headers, body: '' }, driving),
    floorName: 'bare node:http: 304',
    reach,
    slowestReach: null,
  };
}
