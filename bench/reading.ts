import type { Comparison } from './comparison.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Fixture } from './fixture.ts';
import { getText, movedTo } from './http-request.ts';

/** Reading a menu, a menu that the caller has already, orders, and when a table can be booked. */
export async function readingComparisons(fixture: Fixture): Promise<Comparison[]> {
  return [
    ...(await menuComparisons(fixture)),
    await orderComparison(fixture),
    await availabilityComparison(fixture),
  ];
}

async function menuComparisons(fixture: Fixture): Promise<Comparison[]> {
  const [restaurant] = fixture.restaurants;
  const path = `/public/v1/venues/${restaurant!.id}/menu`;
  const { body, headers } = await fetchAnswer(fixture, restaurant!, path);
  const whole = getText(restaurant!, path);
  const known = getText(restaurant!, path, { 'If-None-Match': headers.ETag! });
  const kilobytes = Math.round(Buffer.byteLength(body) / 1000);
  const compressed = getText(restaurant!, path, { 'Accept-Encoding': 'gzip, deflate, br' });
  const gzipHeaders = { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };
  return [
    {
      name: 'read the same menu with gzip',
      service: fixture.load([compressed], 200),
      floor: await fixture.bareLoad([compressed], {
        ...{ kind: 'Fixed', status: 200, headers: gzipHeaders, body },
        isGzipped: true,
      }),
      floorName: 'bare node:http: the same bytes',
      reach: 0.85,
      slowestReach: null,
    },
    {
      name: `read a menu of ${restaurant!.products.length} products, ${kilobytes} kB`,
      service: fixture.load([whole], 200),
      floor: await fixture.bareLoad([whole], { kind: 'Fixed', status: 200, headers, body }),
      floorName: 'bare node:http: the same bytes',
      reach: 0.85,
      slowestReach: null,
    },
    {
      name: 'read a menu that is known, 304',
      service: fixture.load([known], 304),
      floor: await fixture.bareLoad([known], { kind: 'Fixed', status: 304, headers, body: '' }),
      floorName: 'bare node:http: 304',
      reach: 0.85,
      slowestReach: null,
    },
  ];
}

async function orderComparison(fixture: Fixture): Promise<Comparison> {
  const { sofra, restaurants } = fixture;
  const bills = await sofra.db.query<{ venue_id: string; bill_id: string }>({
    text: 'select venue_id, bill_id from bill where venue_id = any ($1)',
    values: [restaurants.map(({ id }) => id)],
  });
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const requests = bills.map(({ venue_id, bill_id }) =>
    getText(byId.get(venue_id)!, `/public/v1/orders/${bill_id}`),
  );
  const bareRequests = bills.map(({ venue_id, bill_id }, at) =>
    movedTo(`/${venue_id}/${bill_id}`, requests[at]!),
  );
  return {
    name: 'read an order',
    service: fixture.load(requests, 200),
    floor: await fixture.bareLoad(bareRequests, {
      kind: 'Selected',
      connection: sofra.connection,
      statement: 'select content::text as text from bill where venue_id = $1 and bill_id = $2',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
    floorName: 'bare node:http: the stored order by one prepared select',
    reach: 0.8,
    slowestReach: null,
  };
}

async function availabilityComparison(fixture: Fixture): Promise<Comparison> {
  const { restaurants } = fixture;
  const pathOf = (id: string) => `/public/v1/venues/${id}/reservation-availability?days=14`;
  const [restaurant] = restaurants;
  const { body, headers } = await fetchAnswer(fixture, restaurant!, pathOf(restaurant!.id));
  const requests = restaurants.map((each) => getText(each, pathOf(each.id)));
  const kilobytes = Math.round(Buffer.byteLength(body) / 1000);
  return {
    name: `availability, 14 days, ${kilobytes} kB`,
    service: fixture.load(requests, 200),
    floor: await fixture.bareLoad(requests, { kind: 'Fixed', status: 200, headers, body }),
    floorName: 'bare node:http: the same bytes',
    reach: 0.6,
    slowestReach: null,
  };
}
