import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { useSofra } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';

const sofra = useSofra();

async function closed(venue: StaffedVenue) {
  const answer = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

const amounts = (one: Record<string, unknown>, ...names: string[]) => names.map((name) => one[name]);
const DRAWER = ['float', 'cash', 'refunds', 'cashIn', 'cashOut', 'tipsPaidOut', 'openings', 'expected'];

test('a report has each drawer with what went through it, its count and the difference, declared totals and what people took', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  await drawers.move({ act: 'FloatSet', amount: 500 });
  await soldBill(venue, { kind: 'Cash', tendered: 200, tip: 10 });
  await soldBill(venue, { kind: 'Card', tip: 5 });
  await drawers.move({ act: 'CashIn', amount: 50, reason: 'Change' });
  await drawers.move({ act: 'CashOut', amount: 100, reason: 'Bank' });
  await drawers.move({ act: 'TipsPaidOut', amount: 15, accountId: venue.waiter.account.id });
  await drawers.move({ act: 'DrawerOpened', reason: 'Check' });
  await drawers.count({ afterRow: 0, sum: 560, left: 300, reason: 'WrongChange' });
  await drawers.post('/declared-totals', { afterRow: 0, totals: [{ method: 'Card', amount: 125 }] });
  const { total } = await closed(venue);
  assert.equal(total.drawers.length, 2);
  const [counted, next] = total.drawers;
  assert.deepEqual(amounts(counted, ...DRAWER), [500, 130.5, 0, 50, 100, 15, 1, 565.5]);
  assert.deepEqual(amounts(counted, 'counted', 'difference', 'left', 'reason'), [
    ...[560, -5.5, 300, 'WrongChange'],
  ]);
  assert.equal(counted.person.name, venue.owner.account.name);
  assert.deepEqual(amounts(next, 'row', 'float', 'expected', 'counted'), [null, 300, 300, null]);
  assert.deepEqual(
    total.declared.map((one: Record<string, unknown>) =>
      amounts(one, 'method', 'expected', 'declared', 'difference'),
    ),
    [['Card', 125.5, 125, -0.5]],
  );
  const [waiter] = total.people;
  assert.equal(waiter.person.id, venue.waiter.account.id);
  assert.deepEqual(amounts(waiter, 'taken', 'cash', 'tips', 'tipsPaidOut'), [256, 130.5, 15, 15]);
  assert.equal((await verifyVenue(sofra.db, venue.id, null)).difference, null);
});

test('what was not counted or declared goes on in the next report, and a count tomorrow is of both', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  await soldBill(venue);
  await soldBill(venue, { kind: 'Card' });
  const first = (await closed(venue)).total;
  assert.deepEqual(amounts(first.drawers[0], 'row', 'cash', 'expected', 'counted'), [
    ...[null, 120.5, 120.5, null],
  ]);
  assert.deepEqual(amounts(first.declared[0], 'row', 'expected', 'declared'), [null, 120.5, null]);
  await soldBill(venue);
  const counted = await drawers.count({ afterRow: 0, sum: 241 });
  const { row } = counted.body.data.drawers[0].lastCount;
  await drawers.post('/declared-totals', { afterRow: 0, totals: [{ method: 'Card', amount: 120.5 }] });
  const second = (await closed(venue)).total;
  assert.deepEqual(amounts(second.drawers[0], 'row', 'cash', 'counted', 'difference'), [row, 241, 241, 0]);
  assert.deepEqual(amounts(second.declared[0], 'expected', 'declared', 'difference'), [120.5, 120.5, 0]);
  await drawers.count({ afterRow: row, sum: 240, isRecount: true, left: 40, reason: 'WrongChange' });
  await soldBill(venue);
  const third = (await closed(venue)).total;
  assert.deepEqual(amounts(third.drawers[0], 'ofRow', 'expected', 'counted', 'difference'), [
    ...[row, 241, 240, -1],
  ]);
  assert.deepEqual(amounts(third.drawers[1], 'row', 'float', 'cash', 'expected'), [null, 40, 120.5, 160.5]);
  for (const newest of [null, 1, 2])
    assert.equal((await verifyVenue(sofra.db, venue.id, newest)).difference, null);
});

test('a drawer that no one counts, and totals that no one declares, come to the same before and after each report', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  const read = async () => {
    const [{ period }] = (await drawers.read()).drawers;
    const { totals } = (await venue.owner.call('GET', `/venues/${venue.id}/declared-totals`)).body.data;
    return { ...period, floatAt: null, card: totals.find(({ kind }: { kind: string }) => kind === 'Card') };
  };
  await drawers.move({ act: 'FloatSet', amount: 500 });
  for (let day = 1; day <= 3; day++) {
    await soldBill(venue, { kind: 'Cash', tip: 10 });
    await soldBill(venue, { kind: 'Card' });
    if (day === 2) await soldBill(venue, { kind: 'MealCard' });
    await drawers.move({ act: 'CashIn', amount: 50, reason: 'Change' });
    await drawers.move({ act: 'CashOut', amount: 20, reason: 'Bank' });
    await drawers.move({ act: 'DrawerOpened', reason: 'Check' });
    const before = await read();
    assert.deepEqual(amounts(before, ...DRAWER), [
      ...[500, day * 130.5, 0, day * 50, day * 20, 0, day, 500 + day * 160.5],
    ]);
    assert.equal(before.card.expected, day * 120.5);
    await closed(venue);
    assert.deepEqual(await read(), before);
  }
  const counted = await drawers.count({ afterRow: 0, sum: 981.5, left: 100 });
  assert.equal(counted.body.data.drawers[0].lastCount.difference, 0, counted.text);
  await soldBill(venue);
  assert.deepEqual(amounts(await read(), ...DRAWER), [100, 120.5, 0, 0, 0, 0, 0, 220.5]);
});
