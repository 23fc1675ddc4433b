import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { updateKeyRevoked } from '../../src/store/access/api-keys.ts';
import { inTransaction } from '../../src/store/database.ts';
import { raiseVenueVersion } from '../../src/store/venue/venue-heads.ts';
import { updateSoldOut } from '../../src/store/venue/venues.ts';
import { retryWhileBusy } from '../harness/busy-retry.ts';
import { beforeTests } from '../harness/fixture.ts';
import { assertRefused } from '../harness/refusals.ts';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { lineOf, openTestDatabase, sampleOrder, type TestVenue, useSofra } from '../harness/sofra.ts';

/** Raise it for a longer run: `RACE_ROUNDS=200 npm test -- server/test/races/races.test.ts`. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const db = openTestDatabase();
const sofra = useSofra({ db });
let servers: ServiceProcess[];

beforeTests(async () => {
  // Without background jobs: they use the clock of this machine, and other tests use another year.
  const settings = { DATABASE_URL: process.env['SOFRA_TEST_DATABASE_URL']!, RATE_LIMITS: 'off', ROLE: 'web' };
  servers = await Promise.all(Array.from({ length: 3 }, () => startService(settings)));
});

after(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await db.close();
});

interface Placed {
  status: number;
  body: {
    data: { order: { id: string; number: number; lines: { id: string }[] }; addedLineIds: string[] };
    errorCode?: string;
  };
}

const place = (...call: Parameters<typeof placeOnce>): Promise<Placed> =>
  retryWhileBusy(() => placeOnce(...call));

async function placeOnce(
  venue: TestVenue,
  at: number,
  idempotencyKey: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Placed> {
  const server = servers[at % servers.length]!;
  const response = await fetch(`${server.baseUrl}/public/v1/venues/${venue.id}/orders`, {
    method: 'POST',
    headers: {
      'x-api-key': venue.key.text,
      'idempotency-key': idempotencyKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: response.status, body: (await response.json()) as Placed['body'] };
}

async function listBills(venue: TestVenue): Promise<{ number: number; bill_id: string }[]> {
  return db.query({
    text: 'select number, bill_id from bill where venue_id = $1 order by number',
    values: [venue.id],
  });
}

test('one key sent many times in parallel to three servers, some calls aborted, makes one order', async () => {
  const venue = await sofra.newVenue();
  const keys = Array.from({ length: ROUNDS * 20 }, (_, round) => `same-key-${round}`);
  for (const key of keys) {
    const calls = Array.from({ length: 20 }, (_, at) => {
      const signal = at % 5 === 4 ? AbortSignal.timeout(at) : undefined;
      return place(venue, at, key, sampleOrder(venue), signal).catch(() => null);
    });
    const answers = (await Promise.all(calls)).filter((answer) => answer !== null);
    for (const { status } of answers) assert.ok([200, 201, 409].includes(status), `answered ${status}`);
    assert.ok(answers.filter(({ status }) => status === 201).length <= 1);
    let replay = await place(venue, 0, key, sampleOrder(venue));
    // The server may still handle a call that was aborted here.
    while (replay.status === 409) replay = await place(venue, 0, key, sampleOrder(venue));
    assert.equal(replay.status, 200);
    const ids = answers.filter(({ status }) => status < 300).map(({ body }) => body.data.order.id);
    assert.deepEqual(new Set(ids), new Set(ids.length === 0 ? [] : [replay.body.data.order.id]));
    for (const { status, body } of answers)
      if (status === 409) assert.equal(body.errorCode, 'ORDER_CREATION_IN_PROGRESS');
  }
  const numbers = (await listBills(venue)).map(({ number }) => number);
  assert.deepEqual(
    numbers,
    keys.map((_, at) => at + 1),
  );
});

test('orders placed in parallel on three servers are numbered without gaps', async () => {
  const venue = await sofra.newVenue();
  const count = ROUNDS * 20;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => place(venue, at, `number-key-${at}`, sampleOrder(venue))),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  const numbers = answers.map(({ body }) => body.data.order.number).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: count }, (_, at) => at + 1),
  );
});

test('the last portion is sold once, on any of the servers', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const venue = await sofra.newVenue();
    const { baklava } = venue.menu;
    await db.query({
      text: 'update product_stock set quantity = 1 where venue_id = $1 and product_id = $2',
      values: [venue.id, baklava.id],
    });
    const body = sampleOrder(venue, { lines: [lineOf(baklava)] });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => place(venue, at, `last-portion-${at}`, body)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    for (const answer of answers) {
      if (answer.status !== 201) assert.equal(answer.body.errorCode, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
    }
    const [stock] = await db.query<{ quantity: number }>({
      text: 'select quantity from product_stock where venue_id = $1 and product_id = $2',
      values: [venue.id, baklava.id],
    });
    assert.equal(stock?.quantity, 0);
    assert.equal((await listBills(venue)).length, 1);
  }
});

test('parallel rounds for a table on three servers are all on its one bill', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const venue = await sofra.newVenue();
    const body = {
      type: 'DineIn',
      tableId: venue.tableIds[0],
      lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)],
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => place(venue, at, `table-round-${at}`, body)),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(6).fill(201),
    );
    const bills = await listBills(venue);
    assert.equal(bills.length, 1);
    const order = await sofra.call('GET', `/public/v1/orders/${bills[0]!.bill_id}`, { key: venue.key.text });
    const lineIds = order.body.data.lines.map(({ id }: { id: string }) => id);
    assert.deepEqual(new Set(lineIds), new Set(answers.flatMap(({ body }) => body.data.addedLineIds)));
    assert.equal(lineIds.length, 12);
    assert.equal(order.body.data.totals.total, 12 * 120.5);
  }
});

test('a change on one server applies from the next request on every other', async () => {
  const venue = await sofra.newVenue();
  const { kebab } = venue.menu;
  for (const at of servers.keys())
    assert.equal((await place(venue, at, `before-change-${at}`, sampleOrder(venue))).status, 201);
  await inTransaction(db, async (tx) => {
    await raiseVenueVersion(tx, venue.id);
    await updateSoldOut(tx, venue.id, kebab.id, true);
  });
  for (const at of servers.keys()) {
    const { body } = await place(venue, at, `sold-out-now-${at}`, sampleOrder(venue));
    assert.equal(body.errorCode, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  }
  await inTransaction(db, async (tx) => {
    await raiseVenueVersion(tx, venue.id);
    await updateKeyRevoked(tx, venue.id, venue.key.record.id, Date.now());
  });
  for (const at of servers.keys()) {
    assertRefused(
      await place(venue, at, `revoked-now-${at}`, sampleOrder(venue)),
      401,
      'PUBLIC_API_KEY_INVALID',
    );
  }
});
