import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { sampleOrder, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import type { Db, Statement } from '../database.ts';
import { NO_ENCRYPTION } from '../encryption/field-encryption.ts';
import { createMemoryCache } from '../memory-cache.ts';
import { createBillReader } from './bill-reader.ts';

const sofra = useSofra();
let venue: TestVenue;
let sent: Statement[];

const observed: Db = {
  encryption: NO_ENCRYPTION,
  isDistributed: () => sofra.db.isDistributed(),
  query: (statement) => {
    sent.push(statement);
    return sofra.db.query(statement);
  },
};

beforeEach(async () => {
  venue = await sofra.newVenue();
  sent = [];
});

async function placeBill(at: TestVenue): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const options = { key: at.key.text, headers, body: sampleOrder(at) };
  const { body } = await sofra.call('POST', `/public/v1/venues/${at.id}/orders`, options);
  return body.data.order.id;
}

test('requests at the same time each get their bill from one read', async () => {
  const other = await sofra.newVenue();
  const ids = [await placeBill(venue), await placeBill(venue), await placeBill(other)];
  const readBill = createBillReader(observed, createMemoryCache(1_000_000));
  const answers = await Promise.all([
    readBill([venue.id], ids[0]!),
    readBill([venue.id], ids[1]!),
    readBill([other.id], ids[2]!),
    readBill([venue.id], ids[0]!),
  ]);
  assert.deepEqual(
    answers.map((bill) => [bill?.venueId, bill?.id, bill?.number]),
    [
      [venue.id, ids[0], 1],
      [venue.id, ids[1], 2],
      [other.id, ids[2], 1],
      [venue.id, ids[0], 1],
    ],
  );
  assert.equal(sent.length, 1);
});

test('a bill is found at any of the venues that are asked for, and at no other', async () => {
  const other = await sofra.newVenue();
  const id = await placeBill(other);
  const readBill = createBillReader(observed, createMemoryCache(1_000_000));
  const answers = await Promise.all([
    readBill([venue.id, other.id], id),
    readBill([venue.id], id),
    readBill([other.id], randomUUID()),
    readBill([], id),
  ]);
  assert.deepEqual(
    answers.map((bill) => bill?.id ?? null),
    [id, null, null, null],
  );
});

test('a bill is sent again only when it changed, and then as it is now', async () => {
  const id = await placeBill(venue);
  const readBill = createBillReader(observed, createMemoryCache(1_000_000));
  const first = await readBill([venue.id], id);
  assert.equal(await readBill([venue.id], id), first);
  await sofra.db.query({
    text: `update bill set revision = revision + 1, content = jsonb_set(content::jsonb, '{note}', '"new"')::json
            where venue_id = $1 and bill_id = $2`,
    values: [venue.id, id],
  });
  const second = await readBill([venue.id], id);
  assert.deepEqual([second?.revision, second?.note], [2, 'new']);
  assert.equal(await readBill([venue.id], id), second);
  assert.deepEqual(sent.at(-1)?.values?.[2], [2]);
});

test('bills beyond the bytes of the memory are read anew, the least recently used first', async () => {
  const [one, two] = [await placeBill(venue), await placeBill(venue)];
  const readBill = createBillReader(observed, createMemoryCache(1));
  const before = await readBill([venue.id], one);
  assert.notEqual(await readBill([venue.id], one), before);
  const roomForOne = createBillReader(observed, createMemoryCache(6_000));
  for (const id of [one, two, one]) await roomForOne([venue.id], id);
  assert.deepEqual(sent.at(-1)?.values?.[2], [0]);
  await roomForOne([venue.id], one);
  assert.deepEqual(sent.at(-1)?.values?.[2], [1]);
});
