import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { openDatabase } from '../../src/store/open-database.ts';
import { place } from '../harness/public-caller.ts';
import { assertRefused } from '../harness/refusals.ts';
import { type Sofra, sampleOrder, startSofra, type TestAnswer, type TestVenue } from '../harness/sofra.ts';
import { newStaffedVenue, placeOrder, type StaffedVenue } from '../harness/staff.ts';
import { type PostgresProxy, startPostgresProxy } from '../postgres/postgres-proxy.ts';
import { until } from '../webhooks/webhook-delivery-fixture.ts';

const CONNECTIONS = 4;

/** The service over a database that can hang, whose calls wait for it for three seconds. */
async function startHanging(t: TestContext): Promise<{ sofra: Sofra; proxy: PostgresProxy }> {
  const proxy = await startPostgresProxy(t);
  const db = openDatabase(
    { connectionString: proxy.connectionString },
    { connections: CONNECTIONS, onIdleError: () => {}, statementTimeoutMs: 3_000 },
  );
  const sofra = await startSofra({ db, hasRateLimits: true });
  t.after(async () => {
    proxy.goOn();
    await sofra.close();
    await db.close();
  });
  return { sofra, proxy };
}

const read = (sofra: Sofra, venue: TestVenue, path: string) =>
  sofra.call('GET', `/public/v1${path}`, { key: venue.key.text });

/** Calls of every kind: answered from memory once it is compared, read, written, and those of staff and guests. */
function callAll(sofra: Sofra, venue: StaffedVenue): Promise<TestAnswer>[] {
  const signIn = { email: 'nobody@example.com', password: 'a password of nobody' };
  return [
    read(sofra, venue, '/venues'),
    read(sofra, venue, `/venues/${venue.id}/menu`),
    read(sofra, venue, `/venues/${venue.id}/tables`),
    read(sofra, venue, '/orders'),
    read(sofra, venue, `/orders/${randomUUID()}`),
    read(sofra, venue, '/reservations'),
    place(sofra, venue, sampleOrder(venue)),
    sofra.call('POST', '/venue/v1/session', { body: signIn }),
    venue.waiter.call('GET', '/session'),
    venue.waiter.call('GET', `/venues/${venue.id}/bills`),
    placeOrder(venue),
    sofra.call('GET', `/photos/${venue.id}/${randomUUID()}`),
    sofra.call('GET', '/nobody-is-called-this', { headers: { accept: 'application/json' } }),
  ];
}

/** The statuses of calls of every kind, once the database answers all of them in time. */
async function statusesOf(sofra: Sofra, venue: StaffedVenue): Promise<number[]> {
  let statuses: number[] = [];
  await until(async () => {
    statuses = (await Promise.all(callAll(sofra, venue))).map(({ status }) => status);
    return !statuses.includes(503);
  }, 'all calls are answered');
  return statuses;
}

/** The rest of the budget that an answer states. */
function restOf({ headers }: TestAnswer): number {
  return Number(/;r=(\d+);/.exec(headers.get('ratelimit')!)![1]);
}

test('calls of every kind wait no longer than they may for a database that hangs, and work again when it goes on', async (t) => {
  const { sofra, proxy } = await startHanging(t);
  const venue = await newStaffedVenue(sofra);
  const before = await statusesOf(sofra, venue);
  proxy.hang();
  const beganAt = performance.now();
  for (const answer of await Promise.all(callAll(sofra, venue))) {
    assertRefused(answer, 503, 'SERVICE_UNAVAILABLE');
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
  }
  await assert.rejects(sofra.app.jobs.printing.runOnce());
  assert.equal((await fetch(`${sofra.baseUrl}/health/ready`)).status, 503);
  // Three waits one after the other. Without the setting, one takes 30 s.
  assert.ok(performance.now() - beganAt < 28_000);
  proxy.goOn();
  await untilReady(sofra);
  assert.deepEqual(await statusesOf(sofra, venue), before);
  await until(() => proxy.connections() <= CONNECTIONS, 'no connection is left behind');
});

test('an order that a hanging database did not answer is placed once, whenever it is sent again', async (t) => {
  const { sofra, proxy } = await startHanging(t);
  const venues = await Promise.all(Array.from({ length: 12 }, () => sofra.newVenue()));
  const orders = venues.map((venue) => ({ venue, key: randomUUID(), body: sampleOrder(venue) }));
  const placeAll = () =>
    Promise.all(orders.map(({ venue, key, body }) => place(sofra, venue, body, { idempotencyKey: key })));
  for (const venue of venues)
    assert.equal((await read(sofra, venue, `/venues/${venue.id}/menu`)).status, 200);
  proxy.hang();
  for (const { status } of await placeAll()) assert.equal(status, 503);
  for (const { status } of await placeAll()) assert.equal(status, 503);
  // What was sent meanwhile still arrives at the database.
  proxy.goOn();
  await until(async () => (await placeAll()).every(({ status }) => status < 300), 'all orders are placed');
  for (const { venue } of orders) {
    const [bills] = await sofra.db.query<{ count: number }>({
      text: 'select count(*) from bill where venue_id = $1',
      values: [venue.id],
    });
    assert.equal(bills!.count, 1);
  }
});

test('a call that a hanging database did not answer costs nothing of the budget of its key, and says so', async (t) => {
  const { sofra, proxy } = await startHanging(t);
  const venue = await sofra.newVenue();
  const first = await place(sofra, venue, sampleOrder(venue));
  assert.equal(first.status, 201);
  proxy.hang();
  const hanging = await place(sofra, venue, sampleOrder(venue));
  assert.equal(hanging.status, 503);
  assert.equal(restOf(hanging), restOf(first));
  proxy.goOn();
  await untilReady(sofra);
  assert.equal(restOf(await place(sofra, venue, sampleOrder(venue))), restOf(first) - 1);
});

/** The service asks the database once a second. */
function untilReady({ baseUrl, clock }: Sofra): Promise<void> {
  const isReady = async () => {
    clock.advance(1_000);
    return (await fetch(`${baseUrl}/health/ready`)).ok;
  };
  return until(isReady, 'the service is ready again');
}
