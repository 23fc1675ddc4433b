import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { copyAsLongBills } from '../../../test/samples/long-bills.ts';
import { findShortBill } from '../../store/bills/bills.ts';

const sofra = useSofra();

test('a bill of 480 lines is sent in pieces, whole, to its staff and to the key that placed it', async () => {
  const venue = await newStaffedVenue(sofra);
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  const short = await findShortBill(sofra.db, venue.id, order.id);
  assert.ok(short !== null && short !== 'Long');
  await copyAsLongBills(sofra.db, { venueId: venue.id, billId: order.id, count: 1, lines: 480 });
  const [long] = await sofra.db.query<{ id: string }>({
    text: 'select bill_id as id from bill where venue_id = $1 and bill_id <> $2',
    values: [venue.id, order.id],
  });
  assert.equal(await findShortBill(sofra.db, venue.id, long!.id), 'Long');
  const bill = await venue.waiter.call('GET', `/venues/${venue.id}/bills/${long!.id}`);
  const listed = await venue.waiter.call('GET', `/venues/${venue.id}/bills?pageSize=100`);
  const { history, ...alone } = bill.body.data;
  assert.equal(alone.lines.length, 480);
  assert.ok(Array.isArray(history));
  assert.deepEqual(
    alone,
    listed.body.data.items.find(({ id }: { id: string }) => id === long!.id),
  );
  const asOrder = await read(sofra, venue, `/orders/${long!.id}`);
  const orders = await read(sofra, venue, '/orders?pageSize=100');
  assert.equal(asOrder.body.data.lines.length, 480);
  assert.deepEqual(
    asOrder.body.data,
    orders.body.data.items.find(({ id }: { id: string }) => id === long!.id),
  );
});

test('a bill of 480 lines counts as long, also when its lines are alike and are stored in little space', async () => {
  const venue = await newStaffedVenue(sofra);
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  const where = 'where venue_id = $1 and bill_id = $2';
  const values = [venue.id, order.id];
  const [bill] = await sofra.db.query<{ content: { lines: object[] } }>({
    text: `select content from bill ${where}`,
    values,
  });
  const lines = Array.from({ length: 480 }, (_, at) => ({
    ...bill!.content.lines[0],
    id: randomUUID(),
    note: 'x'.repeat(1_001 + at),
  }));
  await sofra.db.query({
    text: `update bill set content = $3 ${where}`,
    values: [...values, JSON.stringify({ ...bill!.content, lines })],
  });
  const [stored] = await sofra.db.query<{ bytes: number }>({
    text: 'select pg_column_size(content) as bytes from bill where venue_id = $1 and bill_id = $2',
    values: [venue.id, order.id],
  });
  assert.ok(stored!.bytes < 64 * 1024, `${stored!.bytes} bytes`);
  assert.equal(await findShortBill(sofra.db, venue.id, order.id), 'Long');
});
