import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  assist,
  newAssistedVenue,
  ordersOf,
  placeDraft,
  prepare,
  raisePrice,
} from '../../../../test/assistants/assistant.ts';
import { leavingNothing, roundAt } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
} from '../../../../test/harness/sofra.ts';
import { everyDay } from '../../../../test/samples/sample-hours.ts';
import type { Database } from '../../../store/database.ts';

let db: Database;
let sofra: Sofra;
let other: Sofra;

before(async () => {
  db = openTestDatabase(10);
  sofra = await startSofra({ db });
  other = await startSofra({ db, clock: sofra.clock });
});

after(async () => {
  await other.close();
  await sofra.close();
  await db.close();
});

const MINUTE_MS = 60_000;

async function spentBy(venue: TestVenue): Promise<number> {
  return (await assist(sofra, venue, 'GET', '/rights')).body.data.assistantOrders.spentToday;
}

test('201, then 200: a draft orders once, however often it is placed at once and on whichever server', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(sofra, venue, sampleOrder(venue))).body;
  assert.deepEqual((await assist(other, venue, 'GET', `/order-drafts/${data.draft}`)).body.data, data);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => placeDraft(at % 2 === 0 ? sofra : other, venue, data)),
  );
  for (const answer of answers)
    if (answer.status === 409) assertRefused(answer, 409, 'ORDER_CREATION_IN_PROGRESS');
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  const again = await placeDraft(other, venue, data);
  assert.deepEqual([again.status, again.body.data.outcome, again.body.data.newDraft], [200, 'Placed', null]);
  const { order } = again.body.data;
  assert.deepEqual([order.totals.total, order.type], [120.5, 'Takeaway']);
  assert.deepEqual(await ordersOf(sofra, venue.id), { bills: 1, rounds: 1 });
  assert.equal(await spentBy(venue), 120.5);
  const followed = await assist(sofra, venue, 'GET', `/orders/${order.id}`);
  assert.equal(followed.body.data.number, order.number);
});

test('200: a placed draft still answers its order when it is old, and long after its row was swept', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(sofra, venue, sampleOrder(venue))).body;
  const { id } = (await placeDraft(sofra, venue, data)).body.data.order;
  sofra.clock.advance(40 * MINUTE_MS);
  assert.equal((await placeDraft(sofra, venue, data)).body.data.order.id, id);
  await db.query({ text: 'delete from assistant_draft where venue_id = $1', values: [venue.id] });
  assert.equal((await placeDraft(sofra, venue, data)).body.data.order.id, id);
});

test('200 Changed: a changed price or an old draft orders nothing and gets a new draft, which orders', async () => {
  const venue = await newAssistedVenue(sofra);
  const first = (await prepare(sofra, venue, sampleOrder(venue))).body.data;
  await raisePrice(sofra, venue, 13_050);
  const changed = await leavingNothing(sofra, venue, () => placeDraft(sofra, venue, first));
  assert.deepEqual([changed.status, changed.body.data.outcome], [200, 'Changed']);
  const { newDraft } = changed.body.data;
  assert.equal(newDraft.total, 130.5);
  assertRefused(
    await placeDraft(sofra, venue, { ...newDraft, total: 120.5 }),
    409,
    'ASSISTANT_DRAFT_NOT_CONFIRMED',
  );
  assertRefused(await placeDraft(sofra, venue, first), 404, 'ASSISTANT_DRAFT_NOT_FOUND');
  sofra.clock.advance(15 * MINUTE_MS);
  const old = await leavingNothing(sofra, venue, () => placeDraft(sofra, venue, newDraft));
  assert.equal(old.body.data.outcome, 'Changed');
  assert.equal((await placeDraft(sofra, venue, old.body.data.newDraft)).status, 201);
  assert.deepEqual(await ordersOf(sofra, venue.id), { bills: 1, rounds: 1 });
});

test('409: what is sold out since then is refused, and counts for no limit', async () => {
  const venue = await newAssistedVenue(sofra);
  const { baklava } = venue.menu;
  const lines = [lineOf(baklava, { quantity: 2 })];
  const drafts = [
    (await prepare(sofra, venue, sampleOrder(venue, { lines }))).body.data,
    (await prepare(sofra, venue, roundAt(venue.tableIds[0], lines))).body.data,
  ];
  assert.equal((await placeDraft(sofra, venue, drafts[0])).status, 201);
  const refused = await leavingNothing(sofra, venue, () => placeDraft(sofra, venue, drafts[1]));
  assertRefused(refused, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.equal(await spentBy(venue), 80);
});

test('409: orders that come together never go beyond the limit of the day, and the next day begins anew', async () => {
  const venue = await newAssistedVenue(sofra, { dayKurus: 40_000 });
  const orders = Array.from({ length: 6 }, (_, at) =>
    sampleOrder(venue, { customer: { name: 'Ayşe', phone: `0532 123 45 6${at}` } }),
  );
  const drafts = await Promise.all(
    orders.map(async (order) => (await prepare(sofra, venue, order)).body.data),
  );
  const answers = await Promise.all(
    drafts.map((draft, at) => placeDraft(at % 2 === 0 ? sofra : other, venue, draft)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) assertRefused(answer, 409, 'ASSISTANT_DAY_LIMIT_EXCEEDED');
  assert.equal(refused.length, 3);
  assert.deepEqual(await ordersOf(sofra, venue.id), { bills: 3, rounds: 3 });
  assert.equal(await spentBy(venue), 361.5);
  const more = sampleOrder(venue, { customer: { name: 'Ayşe', phone: '0532 123 45 69' } });
  assertRefused(await prepare(sofra, venue, more), 409, 'ASSISTANT_DAY_LIMIT_EXCEEDED');
  sofra.clock.advance(24 * 60 * MINUTE_MS);
  assert.equal((await placeDraft(sofra, venue, (await prepare(sofra, venue, more)).body.data)).status, 201);
});

test('404: an invented draft, one of another key and another order than those of the key are not found', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(sofra, venue, sampleOrder(venue))).body;
  const foreign = await newAssistedVenue(sofra);
  for (const draft of [`drf_${randomBytes(44).toString('hex')}`, 'draft-1', `${data.draft.slice(0, -1)}x`])
    assertRefused(await placeDraft(sofra, venue, { draft, total: 120.5 }), 404, 'ASSISTANT_DRAFT_NOT_FOUND');
  assertRefused(await placeDraft(sofra, foreign, data), 404, 'ASSISTANT_DRAFT_NOT_FOUND');
  const { id } = (await placeDraft(sofra, venue, data)).body.data.order;
  assertRefused(await assist(sofra, foreign, 'GET', `/orders/${id}`), 404, 'PUBLIC_API_ORDER_NOT_FOUND');
});

test('what a key orders at a branch after midnight counts on the day of its own venue', async () => {
  const headquarter = await newAssistedVenue(sofra, {}, { type: 'Headquarter' });
  const late = everyDay('11:00', '02:00');
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id, workingHours: late });
  const now = sofra.clock.now();
  sofra.clock.set(Date.parse('2026-03-03T21:30:00Z'));
  const { data } = (await prepare(sofra, { ...branch, key: headquarter.key }, sampleOrder(branch))).body;
  assert.equal((await placeDraft(sofra, headquarter, data)).status, 201);
  assert.equal(await spentBy(headquarter), data.total);
  sofra.clock.set(now);
});
