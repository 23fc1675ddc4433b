import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lineOf, type Sofra, startSofra } from '../../../../test/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../../test/staff.ts';

let sofra: Sofra;
let venue: StaffedVenue;

before(async () => {
  sofra = await startSofra();
  venue = await newStaffedVenue(sofra);
});
after(() => sofra.close());

function bump(bill: OpenedBill, to: unknown, roundId = bill.first.rounds[0].id) {
  return bill.act('POST', `/rounds/${roundId}/bump`, { to });
}

function threeLines() {
  return { lines: [1, 2, 3].map(() => lineOf(venue.menu.kebab)) };
}

test('200: the lines of the round that are behind go forward, others stay', async () => {
  const bill = await openBill(venue, threeLines());
  const [first, second, third] = bill.first.lines;
  await bill.act('POST', `/lines/${second.id}/move`, { to: 'Served' });
  await bill.act('POST', `/lines/${third.id}/strike`);
  const { body } = await bump(bill, 'Ready');
  const states = body.data.lines.map(({ status }: { status: string }) => status);
  assert.deepEqual(states, ['Ready', 'Served', 'Cancelled']);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual([entry.action, entry.detail.lineIds], ['RoundBumped', [first.id]]);
});

test('200: the lines of another round stay', async () => {
  const bill = await openBill(venue);
  const more = { lines: [lineOf(venue.menu.kebab)] };
  await bill.act('POST', '/rounds', more, { 'idempotency-key': freshKey() });
  const { body } = await bump(bill, 'Served');
  assert.deepEqual(
    body.data.lines.map(({ status }: { status: string }) => status),
    ['Served', 'Pending'],
  );
  assert.equal(body.data.status, 'Preparing');
});

test('200: a double tap changes nothing', async () => {
  const bill = await openBill(venue, threeLines());
  await bump(bill, 'Ready');
  assert.equal((await bump(bill, 'Ready')).body.data.revision, 2);
});

test('400: a round is neither bumped back nor struck', async () => {
  const bill = await openBill(venue);
  for (const to of ['Pending', 'Cancelled', null]) {
    const { status, body } = await bump(bill, to);
    assert.deepEqual(
      [status, body.errorCode, body.validationErrors[0].field],
      [400, 'VALIDATION_ERROR', 'to'],
    );
  }
});

test('404: a round that is not on the bill', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  const { status, body } = await bump(bill, 'Ready', other.first.rounds[0].id);
  assert.deepEqual([status, body.errorCode], [404, 'LINE_NOT_FOUND']);
});

test('409: nothing is bumped on a closed bill', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  const { status, body } = await bump(bill, 'Ready');
  assert.deepEqual([status, body.errorCode], [409, 'BILL_NOT_OPEN']);
});
