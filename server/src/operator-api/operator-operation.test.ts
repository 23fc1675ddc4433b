import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../test/harness/refusals.ts';
import {
  OPERATOR_TOKEN,
  sampleOrder,
  startSofra,
  type TestVenue,
  useSofra,
} from '../../test/harness/sofra.ts';
import { operatorOperations } from './routes.ts';

const sofra = useSofra();

const authorization = `Bearer ${OPERATOR_TOKEN}`;

function operate(method: string, path: string, body?: unknown) {
  return sofra.call(method, `/operator/v1${path}`, {
    headers: { authorization },
    ...(body === undefined ? {} : { body }),
  });
}

function readVenue(venue: TestVenue) {
  return sofra.call('GET', `/public/v1/venues/${venue.id}`, { key: venue.key.text });
}

function place(venue: TestVenue) {
  return sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': randomUUID() },
  });
}

test('every operation answers 401 without the token, with a wrong one and with an almost right one', async () => {
  for (const { description } of operatorOperations) {
    const path = `/operator/v1${description.path.replace(/\{\w+\}/, randomUUID())}`;
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Bearer ${OPERATOR_TOKEN}x` },
      { authorization: OPERATOR_TOKEN },
    ]) {
      const answer = await sofra.call(description.method, path, {
        headers: headers as Record<string, string>,
        ...(description.body ? { body: {} } : {}),
      });
      assertRefused(answer, 401, 'OPERATOR_TOKEN_INVALID');
    }
  }
});

test('429: a caller who guesses tokens is slowed, and one who sends a good one is not', async (t) => {
  const guessed = await startSofra({ db: sofra.db });
  t.after(() => guessed.close());
  const guess = (token: string) =>
    guessed.call('GET', '/operator/v1/audit-log', { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await guess(OPERATOR_TOKEN)).status, 200);
  for (let calls = 0; calls < 20; calls++)
    assertRefused(await guess('an-old-one'), 401, 'OPERATOR_TOKEN_INVALID');
  for (let guesses = 0; guesses < 9; guesses++)
    assertRefused(await guess(`wrong-${guesses}`), 401, 'OPERATOR_TOKEN_INVALID');
  const slowed = await guess('wrong-again');
  assertRefused(slowed, 429, 'RATE_LIMIT_EXCEEDED');
  assert.equal(slowed.headers.get('retry-after'), '2');
  assert.equal((await guess(OPERATOR_TOKEN)).status, 200);
  guessed.clock.advance(2_000);
  assertRefused(await guess('wrong-at-last'), 401, 'OPERATOR_TOKEN_INVALID');
  assert.equal((await guess('wrong-in-vain')).headers.get('retry-after'), '4');
});

test('401: the answer names the scheme and says whether a token was wrong', async () => {
  const challengeTo = async (headers: Record<string, string>) =>
    (await sofra.call('POST', `/operator/v1/keys/${randomUUID()}/revoke`, { headers })).headers.get(
      'www-authenticate',
    );
  assert.equal(await challengeTo({}), 'Bearer realm="sofra operator"');
  assert.equal(await challengeTo({ authorization: 'Basic YTpi' }), 'Bearer realm="sofra operator"');
  const wrong = 'Bearer realm="sofra operator", error="invalid_token"';
  assert.equal(await challengeTo({ authorization: 'Bearer wrong' }), wrong);
});

test('a lapsed subscription stops orders at the next request but not reading; an active one allows orders again', async () => {
  const venue = await sofra.newVenue();
  assert.equal((await place(venue)).status, 201);
  const lapsed = await operate('PUT', `/venues/${venue.id}/subscription`, { isActive: false, endsAt: null });
  assert.deepEqual(lapsed.body.data, { isActive: false, endsAt: null });
  assert.equal((await place(venue)).body.errorCode, 'PUBLIC_API_ORDERING_UNAVAILABLE');
  assert.equal((await readVenue(venue)).body.data.ordering.acceptingOrdersNow, false);
  const endsAt = new Date(sofra.clock.now() + 60_000).toISOString();
  await operate('PUT', `/venues/${venue.id}/subscription`, { isActive: true, endsAt });
  assert.equal((await place(venue)).status, 201);
});

test('400: an active subscription does not end in the past', async () => {
  const venue = await sofra.newVenue();
  const set = (isActive: boolean, endsAt: number) =>
    operate('PUT', `/venues/${venue.id}/subscription`, { isActive, endsAt: new Date(endsAt).toISOString() });
  const refused = await set(true, sofra.clock.now());
  assertRefused(refused, 400, 'VALIDATION_ERROR');
  assert.equal(refused.body.validationErrors[0].field, 'endsAt');
  assert.equal((await place(venue)).status, 201);
  assert.equal((await set(false, sofra.clock.now() - 1)).status, 200);
});

test('a subscription lapses exactly at its end', async () => {
  const venue = await sofra.newVenue();
  const start = sofra.clock.now();
  await operate('PUT', `/venues/${venue.id}/subscription`, {
    isActive: true,
    endsAt: new Date(start + 60_000).toISOString(),
  });
  sofra.clock.set(start + 59_999);
  assert.equal((await place(venue)).status, 201);
  sofra.clock.set(start + 60_000);
  assert.equal((await place(venue)).body.errorCode, 'PUBLIC_API_ORDERING_UNAVAILABLE');
  sofra.clock.set(start);
});

test('the keys of a closed account are invalid from the next request, and closing it again changes nothing', async () => {
  const venue = await sofra.newVenue();
  assert.equal((await readVenue(venue)).status, 200);
  assert.equal((await operate('POST', `/venues/${venue.id}/close-account`)).status, 200);
  assert.deepEqual(
    [(await readVenue(venue)).status, (await place(venue)).body.errorCode],
    [401, 'PUBLIC_API_KEY_INVALID'],
  );
  assert.equal((await operate('POST', `/venues/${venue.id}/close-account`)).status, 200);
});

test('a revoked key stops at its next request', async () => {
  const venue = await sofra.newVenue();
  assert.equal((await place(venue)).status, 201);
  assert.equal((await operate('POST', `/keys/${venue.key.record.id}/revoke`)).status, 200);
  assert.equal((await place(venue)).body.errorCode, 'PUBLIC_API_KEY_INVALID');
  assert.equal((await operate('POST', `/keys/${venue.key.record.id}/revoke`)).status, 200);
});

test('a branch that is switched off cannot be reached by its headquarter, and its keys stop until it is on again', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const reached = () => sofra.call('GET', `/public/v1/venues/${branch.id}`, { key: headquarter.key.text });
  assert.equal((await reached()).status, 200);
  await operate('PUT', `/venues/${branch.id}/activity`, { isActive: false });
  assert.deepEqual([(await reached()).status, (await readVenue(branch)).status], [404, 401]);
  await operate('PUT', `/venues/${branch.id}/activity`, { isActive: true });
  assert.deepEqual([(await reached()).status, (await readVenue(branch)).status], [200, 200]);
});

test('an unknown id answers 404; unreadable input answers 400', async () => {
  const nobody = randomUUID();
  const venue = await sofra.newVenue();
  const codes = [
    await operate('PUT', `/venues/${nobody}/subscription`, { isActive: true, endsAt: null }),
    await operate('POST', `/venues/${nobody}/close-account`),
    await operate('PUT', `/venues/${venue.id}/activity`, { isActive: false }),
    await operate('GET', `/venues/${nobody}/export`),
    await operate('POST', `/keys/${nobody}/revoke`),
    await operate('POST', '/keys/not-a-uuid/revoke'),
    await operate('PUT', `/venues/${venue.id}/subscription`, { isActive: 'yes', endsAt: null }),
  ].map(({ status, body }) => `${status} ${body.errorCode}`);
  assert.deepEqual(codes, [
    '404 VENUE_NOT_FOUND',
    '404 VENUE_NOT_FOUND',
    '404 VENUE_NOT_FOUND',
    '404 VENUE_NOT_FOUND',
    '404 KEY_NOT_FOUND',
    '400 VALIDATION_ERROR',
    '400 VALIDATION_ERROR',
  ]);
});
