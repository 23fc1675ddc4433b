import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function bumpRound(bill: OpenedBill, to: unknown, roundId = bill.first.rounds[0].id) {
  return bill.act('POST', `/rounds/${roundId}/bump`, { to });
}

function threeLines() {
  return { lines: [1, 2, 3].map(() => lineOf(venue.menu.kebab)) };
}

test('200: the lines of the round that are behind move forward, the others stay', async () => {
  const bill = await openBill(venue, threeLines());
  const [first, second, third] = bill.first.lines;
  await bill.act('POST', `/lines/${second.id}/move`, { to: 'Served' });
  await bill.act('POST', `/lines/${third.id}/strike`);
  const { body } = await bumpRound(bill, 'Ready');
  const states = body.data.lines.map(({ status }: { status: string }) => status);
  assert.deepEqual(states, ['Ready', 'Served', 'Cancelled']);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual([entry.action, entry.detail.lineIds], ['RoundBumped', [first.id]]);
});

test('200: the lines of another round do not change', async () => {
  const bill = await openBill(venue);
  const more = { lines: [lineOf(venue.menu.kebab)] };
  await bill.act('POST', '/rounds', more, { 'idempotency-key': freshKey() });
  const { body } = await bumpRound(bill, 'Served');
  assert.deepEqual(
    body.data.lines.map(({ status }: { status: string }) => status),
    ['Served', 'Pending'],
  );
  assert.equal(body.data.status, 'Preparing');
});

test('200: of some lines only those move, and a repeat moves nothing back that was served since', async () => {
  const bill = await openBill(venue, threeLines());
  const [first, second] = bill.first.lines;
  const ready = () =>
    bill.act('POST', `/rounds/${bill.first.rounds[0].id}/bump`, {
      to: 'Ready',
      lineIds: [first.id, second.id],
    });
  await ready();
  await bill.act('POST', `/lines/${first.id}/move`, { to: 'Served' });
  const { body } = await ready();
  const states = body.data.lines.map(({ status }: { status: string }) => status);
  assert.deepEqual(states, ['Served', 'Ready', 'Pending']);
  assert.equal(body.data.revision, 3);
});

test('200: a double tap changes nothing', async () => {
  const bill = await openBill(venue, threeLines());
  await bumpRound(bill, 'Ready');
  assert.equal((await bumpRound(bill, 'Ready')).body.data.revision, 2);
});

test('400: a round cannot be bumped back or struck', async () => {
  const bill = await openBill(venue);
  for (const to of ['Pending', 'Cancelled']) {
    assertRefused(await bumpRound(bill, to), 400, 'VALIDATION_ERROR', ['to']);
  }
  assertRefused(await bumpRound(bill, null), 400, 'CONTENT_INVALID', ['to']);
});

test('404: a round that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  assertRefused(await bumpRound(bill, 'Ready', other.first.rounds[0].id), 404, 'LINE_NOT_FOUND');
});

test('409: a round of a voided bill cannot be bumped', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/void');
  assertRefused(await bumpRound(bill, 'Ready'), 409, 'BILL_NOT_OPEN');
});
