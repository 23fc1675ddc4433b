import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const twoKebabs = () => openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
const discount = (bill: OpenedBill, body: object) => bill.act('PUT', '/discount', { revision: 1, ...body });

test('200: a discount on the bill says who gave it and why, and is divided among the lines', async () => {
  const bill = await twoKebabs();
  const { data } = (await discount(bill, { percent: 10.5, reason: 'Waited long' })).body;
  const by = { kind: 'Account', id: venue.waiter.account.id, name: venue.waiter.account.name };
  const at = new Date(sofra.clock.now()).toISOString();
  const given = { percent: 10.5, fixed: null, amount: 25.31, reason: 'Waited long', by, at };
  assert.deepEqual(data.discount, given);
  assert.deepEqual([data.totals.subtotal, data.totals.discount, data.totals.total], [241, 25.31, 215.69]);
  assert.deepEqual(
    data.lines.map(({ total, due }: { total: number; due: number }) => [total, due]),
    [
      [120.5, 107.84],
      [120.5, 107.85],
    ],
  );
  const entry = (await bill.read()).history.at(-1);
  const detail = { percent: 10.5, fixed: null, amount: 25.31, reason: 'Waited long' };
  assert.deepEqual([entry.action, entry.detail], ['BillDiscounted', detail]);
});

test('200: an amount, sent again, changes nothing; a body without one takes it back', async () => {
  const bill = await twoKebabs();
  await discount(bill, { amount: 41 });
  const again = (await discount(bill, { amount: 41 })).body.data;
  assert.deepEqual([again.revision, again.totals.total, again.discount.fixed], [2, 200, 41]);
  const back = (await discount(bill, { revision: 2 })).body.data;
  assert.deepEqual([back.revision, back.totals.total, back.discount], [3, 241, null]);
});

test('409: a discount that was decided on another state of the bill changes nothing', async () => {
  const bill = await twoKebabs();
  await discount(bill, { percent: 10 });
  assertRefused(await discount(bill, { percent: 20 }), 409, 'BILL_CHANGED_SINCE');
  assert.equal((await bill.read()).discount.percent, 10);
});

test('400, 409: each kind of bad discount has its own code, and changes nothing', async () => {
  const bill = await twoKebabs();
  assertRefused(await discount(bill, { amount: 1.005 }), 400, 'AMOUNT_TOO_FINE', ['amount']);
  assertRefused(await discount(bill, { amount: -1 }), 400, 'AMOUNT_NEGATIVE', ['amount']);
  assertRefused(await discount(bill, { amount: 10_000_000.01 }), 400, 'AMOUNT_TOO_LARGE', ['amount']);
  assertRefused(await discount(bill, { amount: 0 }), 400, 'CONTENT_INVALID', ['amount']);
  assertRefused(await discount(bill, { amount: 1, percent: 1 }), 400, 'CONTENT_INVALID', ['amount']);
  assertRefused(await discount(bill, { percent: 100.01 }), 400, 'CONTENT_INVALID', ['percent']);
  assertRefused(await discount(bill, { percent: 1.005 }), 400, 'CONTENT_INVALID', ['percent']);
  assertRefused(await discount(bill, { amount: 241.01 }), 409, 'DISCOUNT_TOO_LARGE');
  assert.equal((await bill.read()).revision, 1);
});

test('409: a closed bill keeps its price', async () => {
  const bill = await twoKebabs();
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await discount(bill, { revision: 2, percent: 10 }), 409, 'BILL_NOT_OPEN');
});
