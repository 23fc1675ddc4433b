import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function markAsGift(bill: OpenedBill, isGift: unknown) {
  return bill.act('PUT', `/lines/${bill.first.lines[0].id}/gift`, { isGift });
}

test('200: a gift costs nothing, and is charged again when it is no longer a gift', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  const given = (await markAsGift(bill, true)).body.data;
  assert.deepEqual([given.lines[0].isGift, given.lines[0].total, given.totals.total], [true, 0, 120.5]);
  assert.equal(given.lines[0].status, 'Pending');
  const charged = (await markAsGift(bill, false)).body.data;
  assert.deepEqual([charged.lines[0].isGift, charged.totals.total], [false, 241]);
  const { history } = await bill.read();
  const actions = history.slice(1).map(({ action }: { action: string }) => action);
  assert.deepEqual(actions, ['LineGivenAway', 'LineChargedAgain']);
});

test('200: the history says who gave a line away and why', async () => {
  const bill = await openBill(venue);
  const body = { isGift: true, reason: 'Doğum günü' };
  await bill.act('PUT', `/lines/${bill.first.lines[0].id}/gift`, body);
  const [, entry] = (await bill.read()).history;
  assert.equal(entry.by.name, venue.waiter.account.name);
  assert.deepEqual(entry.detail, { lineId: bill.first.lines[0].id, reason: 'Doğum günü' });
});

test('200: giving the same gift again changes nothing', async () => {
  const bill = await openBill(venue);
  await markAsGift(bill, true);
  assert.equal((await markAsGift(bill, true)).body.data.revision, 2);
});

test('400: a value that is not a boolean is refused', async () => {
  const bill = await openBill(venue);
  for (const isGift of ['true', 1]) {
    assertRefused(await markAsGift(bill, isGift), 400, 'VALIDATION_ERROR', ['isGift']);
  }
  for (const isGift of [null, undefined])
    assertRefused(await markAsGift(bill, isGift), 400, 'CONTENT_INVALID', ['isGift']);
});

test('404: a line that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  const refused = await bill.act('PUT', `/lines/${other.first.lines[0].id}/gift`, { isGift: true });
  assertRefused(refused, 404, 'LINE_NOT_FOUND');
});

test('409: a struck line and a line of a closed bill cannot be given away', async () => {
  const struck = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  await struck.act('POST', `/lines/${struck.first.lines[0].id}/strike`);
  const closed = await openBill(venue);
  await closed.act('POST', '/close', { kind: 'Cash' });
  for (const [bill, code] of [
    [struck, 'LINE_MOVE_NOT_ALLOWED'],
    [closed, 'BILL_NOT_OPEN'],
  ] as const) {
    assertRefused(await markAsGift(bill, true), 409, code);
  }
});
