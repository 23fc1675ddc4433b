import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { leftBehind, place, read } from '../../test/harness/public-caller.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import {
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
} from '../../test/harness/sofra.ts';
import { byOperator } from '../../test/samples/operator-author.ts';
import { revokeKey } from '../operations/venue/administer-venue.ts';
import { type Database, inTransaction } from '../store/database.ts';
import { saveVenueSetup } from '../store/venue/venue-records.ts';

let db: Database;
let sofra: Sofra;
/** Runs after the decision on an order, before it is written. */
let meanwhile: () => Promise<void>;

before(async () => {
  db = openTestDatabase();
  const interrupted: Database = {
    ...db,
    query: async (statement) => {
      if (statement.name?.startsWith('place-round')) await meanwhile();
      return db.query(statement);
    },
  };
  sofra = await startSofra({ db: interrupted });
});

beforeEach(() => {
  meanwhile = async () => {};
});

after(async () => {
  await sofra.close();
  await db.close();
});

/** Makes a venue that this server has in its cache. */
async function knownVenue(): Promise<TestVenue> {
  const venue = await sofra.newVenue();
  await read(sofra, venue, `/venues/${venue.id}`);
  return venue;
}

/** Runs a change once, during the next order. */
function runOnceMeanwhile(change: () => Promise<void>): void {
  meanwhile = async () => {
    meanwhile = async () => {};
    await change();
  };
}

test('201: an order is decided again when its venue changes before the order is written', async () => {
  const venue = await knownVenue();
  runOnceMeanwhile(async () => {
    venue.menu.kebab.portions[0]!.priceKurus = 13_000;
    await inTransaction(db, (tx) => saveVenueSetup(tx, venue.record, 0));
  });
  const { status, body } = await place(sofra, venue, sampleOrder(venue));
  assert.deepEqual([status, body.data.order.totals.total], [201, 130]);
  const left = await leftBehind(db, venue.id);
  assert.deepEqual([left.bills, left.number], [1, 1]);
});

test('401: an order places nothing when its key is revoked before the order is written', async () => {
  const venue = await knownVenue();
  runOnceMeanwhile(() => revokeKey(db, venue.key.record.id, byOperator(1)));
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 401, 'PUBLIC_API_KEY_INVALID');
  assert.equal((await leftBehind(db, venue.id)).bills, 0);
});

test('409: an order is refused when its venue declares a rush before the order is written', async () => {
  const venue = await knownVenue();
  venue.record.venue.rush = { until: sofra.clock.now() + 60_000, reason: null };
  runOnceMeanwhile(() => inTransaction(db, (tx) => saveVenueSetup(tx, venue.record, 0)));
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'PLACE_IS_BUSY');
});

test('503: an order whose venue changes during every attempt is refused, and nothing is written', async () => {
  const venue = await knownVenue();
  meanwhile = () => inTransaction(db, (tx) => saveVenueSetup(tx, venue.record, 0));
  const idempotencyKey = randomUUID();
  const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  assertRefused(answer, 503, 'SERVICE_UNAVAILABLE');
  assert.equal(answer.headers.get('retry-after'), '1');
  assert.equal((await leftBehind(db, venue.id)).bills, 0);
  meanwhile = async () => {};
  assert.equal((await place(sofra, venue, sampleOrder(venue), { idempotencyKey })).status, 201);
});
