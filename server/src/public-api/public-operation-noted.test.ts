import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place, read } from '../../test/harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue, useSofra } from '../../test/harness/sofra.ts';
import type { KeyRequest } from '../core/access/keys/key-request.ts';
import { listKeyRequests } from '../store/access/key-requests.ts';

const sofra = useSofra();
const limited = useSofra({ hasRateLimits: true });

/** The logged calls of the key of a venue, the newest first. */
async function readLoggedRequests(on: Sofra, { id: venueId, key }: TestVenue): Promise<KeyRequest[]> {
  await on.app.requests.flush();
  const ref = { venueId, keyId: key.record.id };
  return (
    await listKeyRequests(on.db, ref, { statuses: [0, 999], errorCode: null, traceId: null }, null, 500)
  ).found;
}

test('a call with a valid key is logged with its operation, path, answer, duration and trace', async () => {
  const venue = await sofra.newVenue();
  const at = sofra.clock.now();
  const answer = await read(sofra, venue, `/venues/${venue.id}/menu?lang=en&phone=05321234567`);
  const [{ id, ...noted }] = (await readLoggedRequests(sofra, venue)) as [KeyRequest];
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.deepEqual(noted, {
    venueId: venue.id,
    keyId: venue.key.record.id,
    at,
    operation: 'getMenu',
    method: 'GET',
    path: `/public/v1/venues/${venue.id}/menu`,
    status: 200,
    errorCode: null,
    durationMs: 0,
    traceId: answer.body.traceId,
  });
});

test('refused calls with a valid key are logged with the code of the refusal', async () => {
  const venue = await sofra.newVenue();
  const { kebab } = venue.menu;
  const calls: [() => Promise<unknown>, number, string | null][] = [
    [() => place(sofra, venue, sampleOrder(venue)), 201, null],
    [() => read(sofra, venue, '/venues/nonsense'), 400, 'VALIDATION_ERROR'],
    [() => read(sofra, venue, '/orders?pageSize=0'), 400, 'INVALID_PAGE_SIZE'],
    [() => place(sofra, venue, { lines: [] }), 400, 'PUBLIC_API_ORDER_INVALID'],
    [() => place(sofra, venue, {}, { idempotencyKey: 'x' }), 400, 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID'],
    [() => read(sofra, venue, `/venues/${randomUUID()}`), 404, 'PUBLIC_API_VENUE_NOT_FOUND'],
    [() => read(sofra, venue, `/orders/${kebab.id}`), 404, 'PUBLIC_API_ORDER_NOT_FOUND'],
  ];
  for (const [call] of calls) {
    await call();
    sofra.clock.advance(1_000);
  }
  assert.deepEqual(
    (await readLoggedRequests(sofra, venue)).reverse().map(({ status, errorCode }) => [status, errorCode]),
    calls.map(([, status, code]) => [status, code]),
  );
});

test('a call that is answered 304 is logged as 304', async () => {
  const venue = await sofra.newVenue();
  const path = `/venues/${venue.id}/menu`;
  const etag = (await read(sofra, venue, path)).headers.get('etag')!;
  sofra.clock.advance(1);
  await read(sofra, venue, path, { headers: { 'if-none-match': etag } });
  const [{ status, errorCode }] = (await readLoggedRequests(sofra, venue)) as [KeyRequest];
  assert.deepEqual([status, errorCode], [304, null]);
});

test('calls beyond the budget of a key are logged, at most 200 a minute in all', async () => {
  const venue = await limited.newVenue();
  for (let call = 0; call < 250; call++) await read(limited, venue, '/venues');
  const noted = await readLoggedRequests(limited, venue);
  assert.equal(noted.filter(({ status }) => status === 200).length, 120);
  assert.equal(noted.filter(({ errorCode }) => errorCode === 'RATE_LIMIT_EXCEEDED').length, 80);
});

test('a call with a missing, malformed or revoked key is not logged', async () => {
  const venue = await sofra.newVenue();
  await read(sofra, venue, '/venues');
  assert.equal((await readLoggedRequests(sofra, venue)).length, 1);
  await read(sofra, venue, '/venues', { key: null });
  await read(sofra, venue, '/venues', { key: `${venue.key.text.slice(0, -1)}!` });
  await sofra.call('POST', `/operator/v1/keys/${venue.key.record.id}/revoke`, {
    headers: { authorization: `Bearer operator-token-of-the-tests` },
  });
  for (const path of ['/venues', `/venues/${venue.id}/menu`]) {
    assert.equal((await read(sofra, venue, path)).status, 401);
  }
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 401);
  assert.equal((await readLoggedRequests(sofra, venue)).length, 1);
});

test('a call with the key of a headquarter at a branch is logged for the headquarter', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  await read(sofra, headquarter, `/venues/${branch.id}`);
  const [noted] = await readLoggedRequests(sofra, headquarter);
  assert.deepEqual([noted!.status, noted!.path], [200, `/public/v1/venues/${branch.id}`]);
  assert.deepEqual(await readLoggedRequests(sofra, branch), []);
});

test('internal errors and an unreachable database are logged with the answer that the caller got', async (t) => {
  const venue = await sofra.newVenue();
  let fault: Error | null = null;
  const db = {
    ...sofra.db,
    query: <Row>(statement: Parameters<typeof sofra.db.query>[0]) =>
      fault !== null && /(?:from|join) bill\b/.test(statement.text)
        ? Promise.reject<Row[]>(fault)
        : sofra.db.query<Row>(statement),
  };
  const faulty = await startSofra({ db, clock: sofra.clock });
  t.after(() => faulty.close());
  await read(faulty, venue, '/venues');
  for (const [error, status, code] of [
    [new Error('a bug'), 500, 'INTERNAL_ERROR'],
    [Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), 503, 'SERVICE_UNAVAILABLE'],
  ] as const) {
    sofra.clock.advance(1);
    fault = error;
    assert.equal((await read(faulty, venue, `/orders/${randomUUID()}`)).status, status);
    fault = null;
    const [noted] = await readLoggedRequests(faulty, venue);
    assert.deepEqual([noted!.status, noted!.errorCode, noted!.operation], [status, code, 'getOrder']);
  }
});

test('the beginning of a long or non-UTF-8 path is logged unchanged', async () => {
  const venue = await sofra.newVenue();
  const path = `/public/v1/orders/%C5%9F%00${'x'.repeat(500)}`;
  await sofra.call('GET', path, { key: venue.key.text });
  const [noted] = await readLoggedRequests(sofra, venue);
  assert.equal(noted!.path, path.slice(0, 200));
});

test('calls that were answered before the server closed are logged', async () => {
  const closing = await startSofra({ db: sofra.db, clock: sofra.clock });
  const venue = await sofra.newVenue();
  await read(closing, venue, '/venues');
  await closing.close();
  assert.equal((await readLoggedRequests(sofra, venue)).length, 1);
});
