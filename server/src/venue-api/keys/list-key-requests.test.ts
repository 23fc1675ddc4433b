import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests, useFixture } from '../../../test/harness/fixture.ts';
import { preview, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const headquarter = useFixture(() => newStaffedVenue(sofra, { type: 'Headquarter' }));
const venue = useFixture(() => newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id }));
/** The trace ids of the calls below, in order. */
let traceIds: string[];

beforeTests(async () => {
  traceIds = [];
  for (const call of [
    () => read(sofra, venue, '/venues'),
    () => read(sofra, venue, `/venues/${randomUUID()}`),
    () => read(sofra, venue, '/orders?pageSize=0'),
    () => preview(sofra, venue, {}),
    () => preview(sofra, venue, sampleOrder(venue)),
  ]) {
    traceIds.push((await call()).body.traceId);
    sofra.clock.advance(1_000);
  }
  await sofra.app.requests.flush();
});

function list(query = '', { by = venue.owner, at = venue, id = venue.key.record.id } = {}) {
  return by.call('GET', `/venues/${at.id}/keys/${id}/requests${query}`);
}

/** The numbers of the above calls that a list contains. */
async function numbersOf(query: string): Promise<number[]> {
  const { status, body } = await list(query);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.items.map(({ traceId }: { traceId: string }) => traceIds.indexOf(traceId));
}

test('200: the calls of a key are listed newest first, with their results', async () => {
  const { items, nextBefore } = (await list()).body.data;
  assert.equal(nextBefore, null);
  assert.deepEqual(
    items.map(({ operation, method, status, errorCode }: Record<string, unknown>) => [
      operation,
      method,
      status,
      errorCode,
    ]),
    [
      ['previewOrder', 'POST', 200, null],
      ['previewOrder', 'POST', 400, 'PUBLIC_API_ORDER_INVALID'],
      ['listOrders', 'GET', 400, 'INVALID_PAGE_SIZE'],
      ['getVenue', 'GET', 404, 'PUBLIC_API_VENUE_NOT_FOUND'],
      ['listVenues', 'GET', 200, null],
    ],
  );
  assert.deepEqual(
    items.map(({ traceId }: { traceId: string }) => traceId),
    traceIds.toReversed(),
  );
  const { id: _, ...first } = items.at(-1);
  assert.deepEqual(first, {
    keyId: venue.key.record.id,
    at: new Date(sofra.clock.now() - 5_000).toISOString(),
    operation: 'listVenues',
    method: 'GET',
    path: '/public/v1/venues',
    status: 200,
    errorCode: null,
    durationMs: 0,
    traceId: traceIds[0],
  });
});

test('200: the calls of a key are listed page by page', async () => {
  const found: string[] = [];
  let query = '?pageSize=2';
  for (let pages = 1; ; pages++) {
    const { items, nextBefore } = (await list(query)).body.data;
    found.push(...items.map(({ traceId }: { traceId: string }) => traceId));
    if (nextBefore === null) {
      assert.equal(pages, 3);
      break;
    }
    query = `?pageSize=2&before=${nextBefore.toUpperCase()}`;
  }
  assert.deepEqual(found, traceIds.toReversed());
});

test('200: calls can be filtered by trace, status, class of status, and code', async () => {
  assert.deepEqual(await numbersOf(`?traceId=${traceIds[1]}`), [1]);
  assert.deepEqual(await numbersOf(`?traceId=${traceIds[1]!.toUpperCase()}`), [1]);
  assert.deepEqual(await numbersOf(`?traceId=${traceIds[1]}&status=2xx`), []);
  assert.deepEqual(await numbersOf(`?traceId=${'0'.repeat(31)}1`), []);
  assert.deepEqual(await numbersOf('?status=2xx'), [4, 0]);
  assert.deepEqual(await numbersOf('?status=4xx'), [3, 2, 1]);
  assert.deepEqual(await numbersOf('?status=5xx'), []);
  assert.deepEqual(await numbersOf('?status=404'), [1]);
  assert.deepEqual(await numbersOf('?errorCode=PUBLIC_API_ORDER_INVALID'), [3]);
  assert.deepEqual(await numbersOf('?errorCode=INVALID_PAGE_SIZE&status=404'), []);
});

test('200: a revoked key keeps its list of calls, which the owner of the headquarter can read, too', async () => {
  const { data } = (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Kiosk' })).body;
  await read(sofra, venue, '/venues', { key: data.key });
  await sofra.app.requests.flush();
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${data.id}`);
  for (const by of [venue.owner, headquarter.owner]) {
    assert.equal((await list('', { by, id: data.id })).body.data.items.length, 1);
  }
});

test('400: an invalid filter and a too large page are named', async () => {
  for (const [name, value] of [
    ['status', '6xx'],
    ['status', '4XX'],
    ['status', '20'],
    ['status', "200' or 1=1"],
    ['traceId', 'abc'],
    ['traceId', 'g'.repeat(32)],
    ['errorCode', 'no-code'],
    ['before', 'newest'],
    ['pageSize', 'ten'],
  ] as const) {
    const answer = await list(`?${name}=${encodeURIComponent(value)}`);
    assertRefused(answer, 400, 'VALIDATION_ERROR', [name]);
  }
  assertRefused(await list('?status=200&status=404'), 400, 'VALIDATION_ERROR');
  for (const size of [0, 101]) assertRefused(await list(`?pageSize=${size}`), 400, 'INVALID_PAGE_SIZE');
});

test('404: an unknown key, or a key of another venue, has no list of calls', async () => {
  for (const id of [randomUUID(), headquarter.key.record.id]) {
    assertRefused(await list('', { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
  assertRefused(await list('', { at: headquarter }), 404, 'VENUE_NOT_FOUND');
});
