import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, startSofra, testClock } from '../../../test/harness/sofra.ts';
import { makeOwnDatabase } from '../../../test/postgres/own-database.ts';
import { RESTAURANT_LINK_LIFETIME_MS } from '../../core/access/sign-in/one-time-link.ts';
import { listAuditEntries } from '../../store/audit/audit-entries.ts';
import type { Database } from '../../store/database.ts';

/** Has its own database, because each test counts all venues of the service. */
const own = useFixture(makeOwnDatabase);
const clock = testClock();
let db: Database;
const sofra = useFixture(async () => {
  db = own.open();
  return startSofra({ db, clock, isPrivate: true, sharesDatabase: false });
});
after(async () => {
  await sofra.close();
  await db.close();
  await own.drop();
});

const answersOf = (change: Record<string, unknown> = {}) => ({
  name: 'Ada Kahvesi',
  countryCode: 'TR',
  timeZone: 'Europe/Istanbul',
  language: 'tr',
  owner: { name: 'Ada', email: `${randomUUID()}@example.com`, password: 'kahve ve lokum' },
  tables: 3,
  seatsPerTable: 4,
  takesTakeaway: true,
  takesDelivery: false,
  takesBookings: true,
  menu: 'Cafe',
  ...change,
});
const make = (pass: string | null, change = {}, headers: Record<string, string> = {}) =>
  sofra.call('POST', '/venue/v1/restaurants', { body: { answers: answersOf(change), pass }, headers });
const readOffer = async (headers: Record<string, string> = {}) =>
  (await sofra.call('GET', '/venue/v1/restaurant-offer', { headers })).body.data;
const operator = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } };
const makeLink = async () => {
  const answer = await sofra.call('POST', '/operator/v1/restaurant-links', operator);
  assert.equal(answer.status, 201);
  const { url } = answer.body.data;
  assert.ok(url.startsWith(`${sofra.baseUrl}/app/new#`));
  return url.split('#')[1] as string;
};
const countVenues = async () =>
  (await db.query<{ count: number }>({ across: 'AllVenues', text: 'select count(*) from venue' }))[0]!.count;

test('an empty service is offered to its own machine alone', async () => {
  assert.deepEqual(await readOffer(), { isEmpty: true, needsPass: false });
  const passedOn = { 'x-forwarded-for': '203.0.113.9' };
  assert.deepEqual(await readOffer(passedOn), { isEmpty: true, needsPass: true });
  assertRefused(await make(null, {}, passedOn), 403, 'RESTAURANT_PASS_NEEDED');
  const named = await rawRequest(sofra.baseUrl, {
    ...{ method: 'POST', path: '/venue/v1/restaurants' },
    headers: { host: 'tunnel.example', 'content-type': 'application/json' },
    pieces: [JSON.stringify({ answers: answersOf(), pass: null })],
  });
  assert.equal(named.status, 403);
  assert.equal(await countVenues(), 0);
});

test('what is wrong is said at its answer, and nothing is made', async () => {
  const bad = await make(null, { timeZone: 'Mars/Olympus' });
  assertRefused(bad, 400, 'CONTENT_INVALID', ['timeZone']);
  const short = await make(null, { owner: { name: 'Ada', email: 'ada@example.com', password: 'short' } });
  assertRefused(short, 400, 'CONTENT_INVALID', ['answers.owner.password']);
  assert.equal(await countVenues(), 0);
});

test('of five who make the first restaurant at the same time one does, and is signed in as its owner', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(null)));
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 1);
  for (const refused of answers.filter((answer) => answer !== made[0]))
    assertRefused(refused, 403, 'RESTAURANT_PASS_NEEDED');
  assert.equal(await countVenues(), 1);

  const cookie = made[0]!.headers.get('set-cookie')!.split(';')[0]!;
  const [{ id, username }] = made[0]!.body.data.venues;
  assert.equal(username, 'ada-kahvesi');
  const read = (path: string) => sofra.call('GET', `/venue/v1/venues/${id}${path}`, { headers: { cookie } });
  const [settings, tables, menu] = await Promise.all(['/settings', '/tables', '/menu'].map(read));
  const { takesTakeaway, takesDelivery, reservations, vatClass } = settings!.body.data;
  assert.deepEqual(
    [takesTakeaway, takesDelivery, reservations.isEnabled, vatClass],
    [true, false, true, 'food'],
  );
  assert.equal(tables!.body.data[0].tables.length, 3);
  assert.equal(menu!.body.data[0].name, 'Kahveler');

  // The audit log says who made it.
  const entries = await listAuditEntries(db, id, { part: null, actor: null, accountId: null }, null, 10);
  assert.deepEqual(entries.map(({ part, operation, accountName }) => [part, operation, accountName]).sort(), [
    ['SignIns', 'makeRestaurant', 'Ada'],
    ['Standing', 'makeRestaurant', 'Ada'],
  ]);
  // Staff can order from its menu at once.
  const [product] = menu!.body.data[0].products;
  const lines = [{ productId: product.id, portionId: product.portions[0].id, quantity: 1 }];
  const order = await sofra.call('POST', `/venue/v1/venues/${id}/bills`, {
    headers: { cookie, 'idempotency-key': 'a-first-order' },
    body: { type: 'Takeaway', lines },
  });
  assert.equal(order.status, 201, order.text);
});

test('nobody who passes by makes a second one', async () => {
  assert.deepEqual(await readOffer(), { isEmpty: false, needsPass: true });
  assertRefused(await make(null), 403, 'RESTAURANT_PASS_NEEDED');
  assertRefused(await make('x'.repeat(43)), 403, 'RESTAURANT_PASS_NEEDED');
  assertRefused(await make(`${OPERATOR_TOKEN}x`), 403, 'RESTAURANT_PASS_NEEDED');
  assert.equal(await countVenues(), 1);
});

test('a link makes one restaurant, also for two who open it at once, and none after a day', async () => {
  const code = await makeLink();
  const answers = await Promise.all([make(code), make(code)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403]);
  assert.equal(answers.find(({ status }) => status === 201)!.body.data.venues[0].username, 'ada-kahvesi-2');
  assertRefused(await make(code), 403, 'RESTAURANT_PASS_NEEDED');

  const old = await makeLink();
  clock.advance(RESTAURANT_LINK_LIFETIME_MS);
  assertRefused(await make(old), 403, 'RESTAURANT_PASS_NEEDED');
  await sofra.app.jobs.sweep.runOnce();
  assert.deepEqual(await db.query({ across: 'AllVenues', text: 'select 1 from one_time_link' }), []);
});

test('the address of another account is refused, and the link still works afterwards', async () => {
  const code = await makeLink();
  const owner = { name: 'Ada', email: 'taken@example.com', password: 'kahve ve lokum' };
  assert.equal((await make(OPERATOR_TOKEN, { owner })).status, 201);
  assertRefused(await make(code, { owner }), 409, 'EMAIL_TAKEN', ['owner.email']);
  const both = { ...owner, email: 'both@example.com' };
  const answers = await Promise.all([make(code, { owner: both }), make(OPERATOR_TOKEN, { owner: both })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
});

test('the operator makes a restaurant with the operator API, and is named in its audit log', async () => {
  const answer = await sofra.call('POST', '/operator/v1/restaurants', { ...operator, body: answersOf() });
  assert.equal(answer.status, 201, answer.text);
  const { venueId } = answer.body.data;
  const entries = await listAuditEntries(db, venueId, { part: null, actor: null, accountId: null }, null, 10);
  assert.deepEqual(
    entries.map(({ part, actor, operation }) => [part, actor, operation]),
    [['Standing', 'Operator', 'makeRestaurant']],
  );
});

test('a guess of the token counts: after 20 in a minute an address is slowed', async () => {
  for (let guess = 0; guess < 20; guess += 1) await make(`guess-of-the-token-${guess}`);
  assertRefused(await make('one-guess-too-many'), 429, 'RATE_LIMIT_EXCEEDED');
  assert.equal((await make(OPERATOR_TOKEN)).status, 201);
});
