import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Row } from './row.ts';

/** Reading a menu as most clients do: they take gzip. */
export const menuGzip: Row = async (fixture) => {
  const [restaurant] = fixture.restaurants;
  const path = `/public/v1/venues/${restaurant!.id}/menu`;
  const { body, headers } = await fetchAnswer(fixture, restaurant!, path);
  const request = getText(restaurant!, path, { 'Accept-Encoding': 'gzip, deflate, br' });
  const sent = { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
  return {
    name: 'read the same menu with gzip',
    service: fixture.load([request], 200, { staysAwake: true }),
    floor: await fixture.bareLoad(
      [request],
      {
        ...{ kind: 'Fixed', status: 200, headers: sent, body },
        isGzipped: true,
      },
      { staysAwake: true },
    ),
    floorName: 'bare node:http: the same bytes, compressed ahead',
    reach: 0.85,
    slowestReach: null,
  };
};
