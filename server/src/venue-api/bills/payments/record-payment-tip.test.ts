import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const send = (bill: OpenedBill, path: string, body: object) =>
  bill.act('POST', path, body, { 'idempotency-key': freshKey() });
const pay = (bill: OpenedBill, body: object) => send(bill, '/payments', { kind: 'Card', ...body });

test('409: a tip above what the bill comes to is refused, and taken with a yes', async () => {
  const bill = await openBill(venue);
  assertRefused(await pay(bill, { amount: 120.5, tip: 9_000_000 }), 409, 'TIP_TOO_LARGE');
  assert.deepEqual((await bill.read()).payments, []);
  const { status, body } = await pay(bill, { amount: 120.5, tip: 121, tipIsMeant: true });
  assert.deepEqual([status, body.data.totals.tips], [200, 121]);
});

test('200: a tip of up to the whole bill needs no yes, also for the last share of it', async () => {
  const bill = await openBill(venue);
  await pay(bill, { amount: 120 });
  const { status, body } = await pay(bill, { amount: 0.5, tip: 120.5 });
  assert.deepEqual([status, body.data.totals.tips], [200, 120.5]);
});

test('409: neither does an excess become such a tip, nor what was paid too much, nor closing', async () => {
  const bill = await openBill(venue);
  const excess = { amount: 1_205, excess: 'Tip' };
  assertRefused(await pay(bill, excess), 409, 'TIP_TOO_LARGE');
  assertRefused(await bill.act('POST', '/close', { kind: 'Cash', tip: 121 }), 409, 'TIP_TOO_LARGE');
  const { payments } = (await pay(bill, { amount: 1_205, excess: 'GiveBack' })).body.data;
  const path = `/payments/${payments[0].id}/tip`;
  assertRefused(await send(bill, path, { amount: 1_084.5 }), 409, 'TIP_TOO_LARGE');
  assert.equal((await send(bill, path, { amount: 1_084.5, tipIsMeant: true })).status, 200);
});
