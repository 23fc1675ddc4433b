import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Row } from './row.ts';

/** Reading when tables can be booked. */
export const availability: Row = async (fixture) => {
  const { restaurants } = fixture;
  const pathOf = (id: string) => `/public/v1/venues/${id}/reservation-availability?days=14`;
  const [restaurant] = restaurants;
  const { body, headers } = await fetchAnswer(fixture, restaurant!, pathOf(restaurant!.id));
  const requests = restaurants.map((each) => getText(each, pathOf(each.id)));
  const kilobytes = Math.round(Buffer.byteLength(body) / 1000);
  return {
    name: `availability, 14 days, ${kilobytes} kB`,
    service: fixture.load(requests, 200, { staysAwake: true }),
    floor: await fixture.bareLoad(
      requests,
      { kind: 'Fixed', status: 200, headers, body },
      { staysAwake: true },
    ),
    floorName: 'bare node:http: the same bytes',
    reach: 0.6,
    slowestReach: null,
  };
};
