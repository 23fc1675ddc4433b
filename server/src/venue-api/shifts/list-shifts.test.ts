import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';

const sofra = useSofra();

test('a person sees their own shift, and who closes the day those of everyone', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/shifts`;
  const { post } = drawersOf(venue, venue.waiter);
  assert.equal((await post('/shifts/begin', undefined)).status, 200);
  await soldBill(venue, { kind: 'Cash', tendered: 130, tip: 5 });
  await soldBill(venue, { kind: 'Card', tip: 10 });
  await drawersOf(venue).move({ act: 'TipsPaidOut', amount: 15, accountId: venue.waiter.account.id });
  const ended = await post('/shifts/end', undefined);
  const [shift] = ended.body.data.shifts;
  assert.equal(shift.person.name, venue.waiter.account.name);
  assert.ok(shift.endedAt);
  assert.deepEqual(
    shift.methods.map(({ method, amount, tips }: Record<string, unknown>) => [method, amount, tips]),
    [
      ['Cash', 120.5, 5],
      ['Card', 120.5, 10],
    ],
  );
  assert.deepEqual([shift.cash, shift.tips, shift.tipsPaidOut], [125.5, 15, 15]);
  const all = (await venue.owner.call('GET', path)).body.data;
  assert.deepEqual([all.maySeeOthers, all.shifts.length], [true, 1]);
  const mine = (await venue.owner.call('GET', `${path}?of=Me`)).body.data;
  assert.deepEqual(mine.shifts, []);
  const before = (await venue.owner.call('GET', `${path}?day=2026-03-02`)).body.data;
  assert.deepEqual([before.day, before.shifts], ['2026-03-02', []]);
});

test('a cashier neither sees nor prints the shift of another person', async () => {
  const venue = await newStaffedVenue(sofra);
  await drawersOf(venue).post('/shifts/begin', undefined);
  const seen = (await venue.waiter.call('GET', `/venues/${venue.id}/shifts`)).body.data;
  assert.deepEqual([seen.maySeeOthers, seen.shifts], [false, []]);
  const path = `/venues/${venue.id}/shifts/${venue.owner.account.id}/print`;
  assertRefused(await venue.waiter.call('POST', path, {}), 404, 'SHIFT_NOT_FOUND');
});
