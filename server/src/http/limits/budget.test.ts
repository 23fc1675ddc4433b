import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { leavingNothing, place, preview, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import {
  OPERATOR_TOKEN,
  sampleOrder,
  TUESDAY_AFTERNOON,
  testClock,
  useSofra,
} from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { requireWithinBudget } from './budget.ts';
import { createBudgets } from './count-calls.ts';

const MINUTE = 60_000;
const TEA = { name: 'tea', perMinute: 3 };

const sofra = useSofra({ hasRateLimits: true });

// A new minute for each test, since all of them call from one address.
beforeEach(() => sofra.clock.set(Math.ceil(sofra.clock.now() / MINUTE + 1) * MINUTE));

test('200: every answer names the budget that the call spent, refusals too', async () => {
  const venue = await sofra.newVenue();
  const first = await read(sofra, venue, '/venues');
  assert.equal(first.headers.get('ratelimit-policy'), '"read";q=120;w=60');
  assert.equal(first.headers.get('ratelimit'), '"read";r=119;t=60');
  sofra.clock.advance(30_000);
  const refused = await read(sofra, venue, '/orders?cursor=0');
  assert.deepEqual([refused.status, refused.headers.get('ratelimit')], [400, '"read";r=118;t=30']);
  const placed = await place(sofra, venue, sampleOrder(venue));
  assert.equal(placed.headers.get('ratelimit-policy'), '"write";q=30;w=60');
  assert.equal(placed.headers.get('ratelimit'), '"write";r=29;t=30');
  const nobody = await read(sofra, venue, '/venues', { key: null });
  assert.equal(nobody.headers.get('ratelimit-policy'), '"address";q=500;w=60');
});

test('429: the thirty-first order of a minute is refused, and the next minute takes orders again', async () => {
  const [key, other] = [sampleKey(), sampleKey()];
  const venue = await sofra.newVenue({}, { keys: [key, other] });
  const idempotencyKey = 'first-of-thirty';
  await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  // A retried order counts as a call, and so does a refused one.
  for (let call = 2; call <= 30; call++) {
    const { status, headers } = await place(sofra, venue, call % 2 ? {} : sampleOrder(venue), {
      idempotencyKey: call % 3 ? idempotencyKey : `refused-${call}`,
    });
    assert.notEqual(status, 429);
    assert.equal(headers.get('ratelimit'), `"write";r=${30 - call};t=60`);
  }
  const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
  assertRefused(refused, 429, 'RATE_LIMIT_EXCEEDED');
  assert.equal(refused.headers.get('retry-after'), '60');
  assert.equal(refused.headers.get('ratelimit'), '"write";r=0;t=60');
  assert.equal((await preview(sofra, venue, sampleOrder(venue))).status, 200, 'reading is another budget');
  const byOther = await place(sofra, venue, sampleOrder(venue), { key: other.text });
  assert.equal(byOther.status, 201, 'another key has a budget of its own');
  sofra.clock.advance(MINUTE - 1);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 429);
  sofra.clock.advance(1);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('429: the read budget is 120 a minute, shared by all reads and by pricing', async () => {
  const venue = await sofra.newVenue();
  const calls = [
    () => read(sofra, venue, '/venues'),
    () => read(sofra, venue, `/venues/${venue.id}`),
    () => read(sofra, venue, `/venues/${venue.id}/tables`),
    () => read(sofra, venue, `/venues/${venue.id}/menu`),
    () => read(sofra, venue, '/orders'),
    () => preview(sofra, venue, sampleOrder(venue)),
  ];
  for (let call = 0; call < 120; call++) assert.equal((await calls[call % calls.length]!()).status, 200);
  for (const call of calls) assertRefused(await call(), 429, 'RATE_LIMIT_EXCEEDED');
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('429: the ceiling of an address is 500 calls, whatever keys they use', async () => {
  const venue = await sofra.newVenue();
  for (let call = 0; call < 500; call++) {
    const { status } = await read(sofra, venue, '/venues', { key: null });
    assert.equal(status, 401);
  }
  const refused = await read(sofra, venue, '/venues');
  assertRefused(refused, 429, 'RATE_LIMIT_EXCEEDED');
  assert.equal(refused.headers.get('retry-after'), '60');
  sofra.clock.advance(MINUTE);
  const { headers } = await read(sofra, venue, '/venues');
  assert.equal(headers.get('ratelimit'), '"read";r=119;t=60', 'a call that the ceiling stops spends no key');
});

test('a window is a minute of the clock, whenever the first call came', () => {
  const clock = testClock(TUESDAY_AFTERNOON + 59_001);
  const spend = createBudgets(clock);
  const seen = [1, 2, 3, 4].map(() => spend(TEA, 'ayşe'));
  assert.deepEqual(
    seen.map(({ isWithin, remaining }) => [isWithin, remaining]),
    [
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ],
  );
  assert.equal(seen[0]!.resetSeconds, 1);
  clock.advance(998);
  assert.equal(spend(TEA, 'ayşe').isWithin, false);
  clock.advance(1);
  const { isWithin, remaining, resetSeconds } = spend(TEA, 'ayşe');
  assert.deepEqual([isWithin, remaining, resetSeconds], [true, 2, 60]);
});

test('each caller has a count of its own in each budget', () => {
  const spend = createBudgets(testClock());
  for (const [budget, who] of [
    [TEA, 'ayşe'],
    [TEA, 'ali'],
    [{ name: 'coffee', perMinute: 3 }, 'ayşe'],
  ] as const) {
    assert.equal(spend(budget, who).remaining, 2);
  }
});

test('the headers name the budget, its rest and the seconds until its next window', () => {
  const spend = createBudgets(testClock(TUESDAY_AFTERNOON + 15_500));
  const headers = {};
  requireWithinBudget(spend(TEA, 'ayşe'), headers);
  assert.deepEqual(headers, {
    'RateLimit-Policy': '"tea";q=3;w=60',
    RateLimit: '"tea";r=2;t=45',
  });
});

test('a budget holds a limited number of callers and drops the one that came first', () => {
  const spend = createBudgets(testClock(TUESDAY_AFTERNOON), 100);
  for (let one = 0; one < 1_000; one++) spend(TEA, `flood ${one}`);
  const other = { name: 'coffee', perMinute: 3 };
  spend(other, 'kept');
  for (let one = 0; one < 99; one++) spend(TEA, `last ${one}`);
  assert.equal(spend(TEA, 'last 0').remaining, 1, 'who came last is still counted');
  assert.equal(spend(TEA, 'flood 0').remaining, 2, 'who came first is counted anew');
  assert.equal(spend(other, 'kept').remaining, 1, 'budgets do not push each other out');
});

test('a call that is given back is not counted, unless its minute is over', () => {
  const clock = testClock();
  const spend = createBudgets(clock);
  const budget = { name: 'read', perMinute: 2 };
  spend(budget, 'a');
  const second = spend(budget, 'a');
  assert.equal(second.remaining, 0);
  assert.equal(second.uncountCall().remaining, 1);
  assert.equal(spend(budget, 'a').isWithin, true);
  clock.advance(60_000);
  spend(budget, 'a');
  assert.equal(second.uncountCall().remaining, 1);
  assert.equal(spend.peek(budget, 'a').remaining, 1);
});

test('a key spends the budget that the operator set for its venue, from the next call on', async () => {
  const venue = await sofra.newVenue();
  assert.equal((await read(sofra, venue, '/venues')).headers.get('ratelimit-policy'), '"read";q=120;w=60');
  const body = { workingKeys: null, photos: null, readsPerMinute: 2, writesPerMinute: null };
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await sofra.call('PUT', `/operator/v1/venues/${venue.id}/limits`, { headers, body });
  const [second, third] = [await read(sofra, venue, '/venues'), await read(sofra, venue, '/venues')];
  assert.equal(second.headers.get('ratelimit'), '"read";r=0;t=60');
  assertRefused(third, 429, 'RATE_LIMIT_EXCEEDED');
});
