import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('200: a bill can be hidden and shown again in every state', async () => {
  const bill = await openBill(venue);
  assert.equal((await bill.act('PUT', '/hidden', { isHidden: true })).body.data.isHidden, true);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assert.equal((await bill.act('PUT', '/hidden', { isHidden: false })).body.data.isHidden, false);
  const { history } = await bill.read();
  const actions = history.slice(1).map(({ action }: { action: string }) => action);
  assert.deepEqual(actions, ['BillHidden', 'BillClosed', 'BillShown']);
});

test('200: a hidden order of the API is not listed there, but can still be read by its id', async () => {
  const key = venue.key.text;
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  const { id } = placed.body.data.order;
  const path = `/venues/${venue.id}/bills/${id}/hidden`;
  await venue.waiter.call('PUT', path, { isHidden: true });
  const list = await sofra.call('GET', '/public/v1/orders?status=All', { key });
  assert.deepEqual(list.body.data.items, []);
  assert.equal((await sofra.call('GET', `/public/v1/orders/${id}`, { key })).status, 200);
});

test('200: hiding again changes nothing', async () => {
  const bill = await openBill(venue);
  await bill.act('PUT', '/hidden', { isHidden: true });
  assert.equal((await bill.act('PUT', '/hidden', { isHidden: true })).body.data.revision, 2);
});

test('400: a value that is not a boolean is refused', async () => {
  assertRefused(
    await (await openBill(venue)).act('PUT', '/hidden', { isHidden: 1 }),
    400,
    'VALIDATION_ERROR',
    ['isHidden'],
  );
});
