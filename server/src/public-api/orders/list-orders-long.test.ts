import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { place } from '../../../test/harness/public-caller.ts';
import { openTestDatabase, type Sofra, sampleOrder, startSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { copyAsLongBills } from '../../../test/samples/long-bills.ts';
import type { Database } from '../../store/database.ts';

const BILLS = 60;
/** The size of the pages that are read to their end. */
const PAGE_SIZE = 20;

let sofra: Sofra;
let db: Database;
let venue: StaffedVenue;
/** The number of bills in each read. */
let batches: number[] = [];
/** The statements that find a page: how many run now, and the most at the same time. */
const finding = { now: 0, most: 0 };
/** The number of the read that fails. */
let failsAt = Number.POSITIVE_INFINITY;

before(async () => {
  const open = openTestDatabase();
  db = {
    ...open,
    query: (statement) => {
      if (statement.name?.startsWith('list-placed-bills')) return watchFinding(() => open.query(statement));
      if (statement.name !== 'list-bills') return open.query(statement);
      batches.push((statement.values![0] as unknown[]).length);
      return batches.length >= failsAt
        ? Promise.reject(new Error('The disk is gone.'))
        : open.query(statement);
    },
  };
  sofra = await startSofra({ db });
  venue = await newStaffedVenue(sofra);
  const billId = (await place(sofra, venue, sampleOrder(venue))).body.data.order.id;
  await copyAsLongBills(db, { venueId: venue.id, billId, count: BILLS, lines: 400 });
});

after(async () => {
  await sofra.close();
  await db.close();
});

beforeEach(() => {
  batches = [];
  failsAt = Number.POSITIVE_INFINITY;
});

async function watchFinding<T>(find: () => Promise<T>): Promise<T> {
  finding.now += 1;
  finding.most = Math.max(finding.most, finding.now);
  try {
    return await find();
  } finally {
    finding.now -= 1;
  }
}

const headers = (more: Record<string, string> = {}) => ({
  headers: { 'x-api-key': venue.key.text, ...more },
});
const url = (size = 100, query = '') => `${sofra.baseUrl}/public/v1/orders?pageSize=${size}${query}`;

for (const encoding of ['identity', 'gzip']) {
  test(`200: a page of long bills is complete in ${encoding}, and only a few bills are read at a time`, async () => {
    const response = await fetch(url(PAGE_SIZE), headers({ 'accept-encoding': encoding }));
    assert.equal(response.headers.get('content-length'), null);
    assert.equal(response.headers.get('content-encoding'), encoding === 'identity' ? null : encoding);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    const { success, data, message } = (await response.json()) as Record<string, unknown>;
    const { items, nextCursor } = data as {
      items: { lines: unknown[]; createdAt: string }[];
      nextCursor: number;
    };
    assert.deepEqual([success, message, nextCursor], [true, 'The request was successful.', 2]);
    assert.deepEqual(
      [items.length, items[0]!.lines.length, items.at(-1)!.lines.length],
      [PAGE_SIZE, 400, 400],
    );
    const times = items.map(({ createdAt }) => createdAt);
    assert.deepEqual(times, times.toSorted().toReversed());
    assert.ok(batches.length >= PAGE_SIZE / 4, `${batches.length} reads`);
    assert.ok(Math.max(...batches) <= 4, `${Math.max(...batches)} bills at once`);
  });
}

test('200: a page of short bills is sent in one piece, with its length', async () => {
  const response = await fetch(url(BILLS, '&cursor=2'), {
    headers: { 'x-api-key': venue.key.text, 'accept-encoding': 'identity' },
  });
  const text = await response.text();
  assert.equal(response.headers.get('content-length'), String(Buffer.byteLength(text)));
  assert.deepEqual([JSON.parse(text).data.items.length, batches], [1, []]);
});

test('of all keys of a venue together, four lists are read at the same time', async () => {
  const kiosk = { name: 'Kiosk', permissions: { placesOrders: true } };
  const { key } = (await venue.owner.call('POST', `/venues/${venue.id}/keys`, kiosk)).body.data;
  finding.most = 0;
  const keys = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? venue.key.text : key));
  const answers = await Promise.all(
    keys.map((text, at) =>
      fetch(url(1, `&cursor=${at + 1}`), { headers: { 'x-api-key': text } }).then(({ status }) => status),
    ),
  );
  assert.deepEqual([new Set(answers), finding.most], [new Set([200]), 4]);
});

test('the list of the staff is written in pieces too', async () => {
  const path = `/venues/${venue.id}/bills?pageSize=${PAGE_SIZE}`;
  const { status, body } = await venue.waiter.call('GET', path);
  assert.deepEqual([status, body.data.items.length], [200, PAGE_SIZE]);
  assert.ok(Math.max(...batches) <= 4);
});

test('an error in the middle breaks the connection, so that no client takes a part for the whole, and is logged', async () => {
  const faults = () => sofra.log.filter(({ msg }) => msg === 'unexpected fault').length;
  for (const [at, encoding] of ['identity', 'gzip', 'br'].entries()) {
    batches = [];
    failsAt = 3;
    const sent = headers({ 'accept-encoding': encoding, connection: 'close' });
    const read = async () => (await fetch(url(), sent)).text();
    await assert.rejects(read());
    // The service notices the end a moment after the client, and the client may repeat the request automatically.
    while (faults() <= at) await sleep(5);
  }
  assert.deepEqual([...new Set(sofra.log.map(({ msg }) => msg))], ['unexpected fault', 'answered']);
});

/** Requests the page and does not read the answer. */
async function askAndWait(): Promise<IncomingMessage> {
  const call = request(url(), headers());
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

/** Waits until there was no read for this time. @returns how many reads there were */
async function waitUntilIdle(quietMs: number): Promise<number> {
  let [seen, since] = [batches.length, performance.now()];
  while (performance.now() - since < quietMs) {
    await sleep(5);
    if (batches.length !== seen) [seen, since] = [batches.length, performance.now()];
  }
  return seen;
}

test('nothing is read ahead for a slow caller, and nothing for a caller that has disconnected', async () => {
  const beganAt = performance.now();
  const response = await askAndWait();
  // Longer than a piece takes on this machine, together with the pause after it, which is five times as long.
  const quietMs = Math.max(150, 10 * (performance.now() - beganAt));
  const read = await waitUntilIdle(quietMs);
  assert.ok(read < BILLS / 2, `${read} reads`);
  response.destroy();
  await once(response, 'close');
  await waitUntilIdle(quietMs);
  assert.ok(batches.length <= read + 2, `${batches.length} reads`);
  assert.equal((await fetch(url(100, '&status=Closed'), headers())).status, 200);
});
