import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, placeOrder } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const HOUR_MS = 3_600_000;

function inHours(hours: number): string {
  return new Date(sofra.clock.now() + hours * HOUR_MS).toISOString();
}

function declareRush(body: unknown) {
  return venue.waiter.call('PUT', `/venues/${venue.id}/rush`, body);
}

function orderAsGuest() {
  return sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
}

test('200: guests see the end and the reason of a rush and cannot order; staff still can', async () => {
  assert.equal((await orderAsGuest()).status, 201);
  const until = inHours(1);
  const { status, body } = await declareRush({ until, reason: ' Düğün var ' });
  assert.deepEqual([status, body.data], [200, { until, reason: 'Düğün var' }]);
  const { ordering } = (await sofra.call('GET', `/public/v1/venues/${venue.id}`, { key: venue.key.text }))
    .body.data;
  assert.deepEqual(
    [ordering.acceptingOrdersNow, ordering.busyUntil, ordering.busyReason],
    [false, until, 'Düğün var'],
  );
  assert.equal((await orderAsGuest()).body.errorCode, 'PLACE_IS_BUSY');
  assert.equal((await placeOrder(venue)).status, 201);
});

test('200: a second rush replaces the first one, and a rush lasts twelve hours at most', async () => {
  await declareRush({ until: inHours(1), reason: 'first' });
  const { status, body } = await declareRush({ until: inHours(12) });
  assert.deepEqual([status, body.data], [200, { until: inHours(12), reason: null }]);
});

test('200: an instant is accepted with any offset', async () => {
  const until = new Date(sofra.clock.now() + HOUR_MS);
  const inIstanbul = new Date(until.getTime() + 3 * HOUR_MS).toISOString().replace('Z', '+03:00');
  assert.equal((await declareRush({ until: inIstanbul })).body.data.until, until.toISOString());
});

test('400: an instant that is past, too far ahead or invalid is reported', async () => {
  const rulesBroken = [inHours(0), inHours(-1), inHours(12.001), null];
  for (const until of [...rulesBroken, 'later', 7]) {
    const { status, body } = await declareRush({ until });
    const code = rulesBroken.includes(until as string | null) ? 'CONTENT_INVALID' : 'VALIDATION_ERROR';
    assert.deepEqual([status, body.errorCode], [400, code]);
    assert.deepEqual(
      body.validationErrors.map(({ field }: { field: string }) => field),
      ['until'],
    );
  }
});

test('400: all problems of a rush are reported together', async () => {
  const { body } = await declareRush({ until: inHours(13), reason: 'x'.repeat(201) });
  assert.deepEqual(
    body.validationErrors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    [
      ['until', 'must be at most 12 hours ahead'],
      ['reason', 'must have at most 200 characters'],
    ],
  );
});

test('400: a reason that is too long is refused', async () => {
  assertRefused(await declareRush({ until: inHours(1), reason: 'x'.repeat(201) }), 400, 'CONTENT_INVALID', [
    'reason',
  ]);
});
