import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const threeKebabs = () => openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 3, seat: 1 })] });

const changeSeat = (bill: OpenedBill, body: unknown, key = freshKey()) =>
  bill.act('POST', `/lines/${bill.first.lines[0].id}/seat`, body, { 'idempotency-key': key });

const seatsOf = ({ lines }: { lines: { quantity: number; seat: number | null }[] }) =>
  lines.map((line) => [line.quantity, line.seat]);

test('200: units go to another guest, once, and the total stays', async () => {
  const bill = await threeKebabs();
  const key = freshKey();
  const { body } = await changeSeat(bill, { seat: 2, quantity: 1 }, key);
  const divided = [
    [2, 1],
    [1, 2],
  ];
  assert.deepEqual(seatsOf(body.data), divided);
  const again = await changeSeat(bill, { seat: 2, quantity: 1 }, key);
  assert.deepEqual([again.status, seatsOf(again.body.data)], [200, divided]);
  const read = await bill.read();
  assert.equal(read.totals.total, bill.first.totals.total);
  assert.equal(read.history.at(-1).action, 'SeatChanged');
});

test('200: a whole line changes its guest, or belongs to no one', async () => {
  const bill = await threeKebabs();
  assert.deepEqual(seatsOf((await changeSeat(bill, { seat: 4 })).body.data), [[3, 4]]);
  assert.deepEqual(seatsOf((await changeSeat(bill, { seat: null })).body.data), [[3, null]]);
});

test('400, 409: what the line does not have, and what is paid', async () => {
  const bill = await threeKebabs();
  assertRefused(await changeSeat(bill, { seat: 2, quantity: 4 }), 400, 'CONTENT_INVALID', ['quantity']);
  assertRefused(await changeSeat(bill, { seat: 0 }), 400, 'CONTENT_INVALID', ['seat']);
  assertRefused(await changeSeat(bill, { seat: 2, quantity: 1 }, 'x'), 400, 'IDEMPOTENCY_KEY_INVALID');
  const lineId = bill.first.lines[0].id;
  const paid = { kind: 'Cash', units: [{ lineId, quantity: 3 }], revision: 1 };
  await bill.act('POST', '/payments', paid, { 'idempotency-key': freshKey() });
  assertRefused(await changeSeat(bill, { seat: 2, quantity: 1 }), 409, 'UNIT_ALREADY_PAID');
});
