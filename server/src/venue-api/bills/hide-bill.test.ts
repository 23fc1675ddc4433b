import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

/** Hides or shows a bill, as the owner. */
const hide = (bill: { path: string }, isHidden: unknown, reason?: string) =>
  venue.owner.call('PUT', `${bill.path}/hidden`, { isHidden, reason });

test('200: the owner hides a finished bill and shows it again; it is in her list of what was taken off', async () => {
  for (const [method, path, body] of [
    ['POST', '/close', { kind: 'Cash' }],
    ['POST', '/void', {}],
  ] as const) {
    const bill = await openBill(venue);
    await bill.act(method, path, body);
    assert.equal((await hide(bill, true, 'Deneme')).body.data.isHidden, true);
    assert.equal((await hide(bill, false)).body.data.isHidden, false);
    const { history } = await bill.read();
    const actions = history.slice(2).map(({ action }: { action: string }) => action);
    assert.deepEqual(actions, ['BillHidden', 'BillShown']);
    const { body: list } = await venue.owner.call('GET', `/venues/${venue.id}/figures/taken-off`);
    const entry = list.data.items.find(
      (one: { action: string; bill: { id: string } }) =>
        one.action === 'BillHidden' && one.bill.id === bill.first.id,
    );
    assert.deepEqual(
      [entry.reason, entry.amount, entry.lost, entry.by.name],
      ['Deneme', path === '/void' ? 0 : 120.5, 0, venue.owner.account.name],
    );
  }
});

test('409: an open bill cannot be hidden, also by the owner: it is to be paid', async () => {
  const bill = await openBill(venue);
  assertRefused(await hide(bill, true), 409, 'BILL_NOT_CLOSED');
  assert.equal((await bill.read()).isHidden, false);
});

test('403: staff hide no bill', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await bill.act('PUT', '/hidden', { isHidden: true }), 403, 'APPROVAL_NEEDED');
});

test('200: a hidden order of the API is not listed there, but can still be read by its id', async () => {
  const key = venue.key.text;
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  const { id } = placed.body.data.order;
  const path = `/venues/${venue.id}/bills/${id}`;
  await venue.waiter.call('POST', `${path}/void`);
  assert.equal((await hide({ path }, true)).status, 200);
  const list = await sofra.call('GET', '/public/v1/orders?status=All', { key });
  assert.deepEqual(list.body.data.items, []);
  assert.equal((await sofra.call('GET', `/public/v1/orders/${id}`, { key })).status, 200);
});

test('200: hiding again changes nothing', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/void');
  await hide(bill, true);
  assert.equal((await hide(bill, true)).body.data.revision, 3);
});

test('400: a value that is not a boolean is refused', async () => {
  assertRefused(await hide(await openBill(venue), 1), 400, 'VALIDATION_ERROR', ['isHidden']);
});
