import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Server } from '../service/fixture.ts';
import type { Row } from './row.ts';

/** Reading a menu that the caller has already. */
export const menuKnown: Row = (fixture) => menuKnownOf(fixture, 'read a menu that is known, 304', 0.85);

/** The same of a given server. */
export async function menuKnownOf(
  fixture: Parameters<Row>[0],
  name: string,
  reach: number,
  server: Server = fixture.sofra,
): ReturnType<Row> {
  const [restaurant] = fixture.restaurants;
  const path = `/public/v1/venues/${restaurant!.id}/menu`;
  const { headers } = await fetchAnswer({ sofra: server }, restaurant!, path);
  const request = getText(restaurant!, path, { 'If-None-Match': headers.ETag! });
  return {
    name,
    service: fixture.load([request], 304, server),
    floor: await fixture.bareLoad([request], { kind: 'Fixed', status: 304, headers, body: '' }),
    floorName: 'bare node:http: 304',
    reach,
    slowestReach: null,
  };
}
