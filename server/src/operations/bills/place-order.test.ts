import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { place, roundAt } from '../../../test/harness/public-caller.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
} from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { createVenueCache } from '../../store/venue/cache/venue-cache.ts';
import { raiseVenueVersion } from '../../store/venue/venue-heads.ts';
import { STALE } from '../decide-until-fresh.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';

let db: Database;
let sofra: Sofra;
let sent: string[] = [];

before(async () => {
  db = openTestDatabase();
  const observed: Database = {
    ...db,
    query: (statement) => {
      sent.push((statement.name ?? statement.text).replace('place-round-of-1', 'place-round'));
      return db.query(statement);
    },
    transaction: (run) => {
      sent.push('transaction');
      return db.transaction(run);
    },
  };
  sofra = await startSofra({ db: observed });
});

beforeEach(() => {
  sent = [];
});

after(async () => {
  await sofra.close();
  await db.close();
});

/** A venue with an order, so that the server has cached the venue and its key. */
async function knownVenue(): Promise<TestVenue> {
  const venue = await sofra.newVenue();
  await place(sofra, venue, sampleOrder(venue));
  sent = [];
  return venue;
}

test('the usual order is one statement in one round trip, also with counted stock', async () => {
  const venue = await knownVenue();
  const lines = [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)];
  assert.equal((await place(sofra, venue, sampleOrder(venue, { lines }))).status, 201);
  assert.deepEqual(sent, ['place-round']);
});

test('the first round of a table is one round trip, one that joins its bill is two', async () => {
  const venue = await knownVenue();
  const round = roundAt(venue.tableIds[0], [lineOf(venue.menu.kebab)]);
  await place(sofra, venue, round);
  assert.deepEqual(sent, ['place-round']);
  await place(sofra, venue, round);
  assert.deepEqual(sent.slice(1), ['place-round', 'place-round']);
});

test('a headquarter that orders at its branch needs one round trip, too', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const key = headquarter.key.text;
  await place(sofra, branch, sampleOrder(branch), { key });
  sent = [];
  assert.equal((await place(sofra, branch, sampleOrder(branch), { key })).status, 201);
  assert.deepEqual(sent, ['place-round']);
});

test('an order that is refused on a cached venue is decided again on the current one', async () => {
  const venue = await knownVenue();
  const answer = await place(sofra, venue, sampleOrder(venue, { lines: [lineOf(venue.menu.hidden)] }));
  assert.equal(answer.status, 409);
  assert.deepEqual(new Set(sent), new Set(['list-venue-versions', 'find-placement']));
});

test('a repeat is answered only after the key and the venue were compared with the database', async () => {
  const cache = createVenueCache(db);
  const key = sampleKey();
  const venue = await sofra.newVenue({}, { keys: [key] });
  const kebab = lineOf(venue.menu.kebab, { note: null, extraIds: [], removedIngredientIds: [] }) as never;
  const order: OrderToPlace = {
    caller: (await cache.cached.findCaller(key.record.hash))!,
    venue: (await cache.cached.findVenue(venue.id))!,
    isFresh: false,
    idempotencyKey: randomUUID(),
    request: {
      type: 'DineIn',
      tableId: venue.tableIds[0]!,
      customer: null,
      paymentMethod: null,
      note: null,
      lines: [kebab],
      guests: null,
    },
    bodyProblems: [],
  };
  const send = (isFresh: boolean) => placeOrder(db, randomUUID, { ...order, isFresh }, sofra.clock.now());
  const first = await send(false);
  assert.ok(first !== STALE);
  assert.equal(first.isReplay, false);
  assert.equal(await send(false), STALE);
  const repeat = await send(true);
  assert.ok(repeat !== STALE);
  assert.deepEqual([repeat.isReplay, repeat.bill.id, repeat.lineIds], [true, first.bill.id, first.lineIds]);
  await inTransaction(db, (tx) => raiseVenueVersion(tx, venue.id));
  const another = { ...order, idempotencyKey: randomUUID() };
  assert.equal(await placeOrder(db, randomUUID, another, sofra.clock.now()), STALE);
});
