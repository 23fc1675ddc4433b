import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';

const sofra = useSofra();

test('terminals and slips are declared beside what the ledger expects, with tips; what comes later is of the next time', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  await soldBill(venue, { kind: 'Card', tip: 10 });
  await soldBill(venue, { kind: 'MealCard' });
  await soldBill(venue, { kind: 'Cash' });
  const before = await drawers.readTotals();
  const expected = Object.fromEntries(
    before.totals.map((one: { method: string; expected: number }) => [one.method, one.expected]),
  );
  assert.deepEqual([expected['Card'], expected['MealCard'], expected['Cash']], [130.5, 120.5, undefined]);
  const body = { afterRow: before.afterRow, totals: [{ method: 'Card', amount: 130 }] };
  const [first, second] = [
    await drawers.post('/declared-totals', body),
    await drawers.post('/declared-totals', body),
  ];
  assert.equal(first.status, 200, first.text);
  assertRefused(second, 409, 'DRAWER_COUNTED');
  const { last, totals } = first.body.data;
  assert.deepEqual(
    last.totals.map((one: Record<string, unknown>) => [
      one['method'],
      one['expected'],
      one['declared'],
      one['difference'],
    ]),
    [
      ['Card', 130.5, 130, -0.5],
      ['MealCard', 120.5, null, null],
    ],
  );
  assert.ok(totals.every((one: { expected: number }) => one.expected === 0));
});

test('cash is counted and not declared', async () => {
  const venue = await newStaffedVenue(sofra);
  const body = { afterRow: 0, totals: [{ method: 'Cash', amount: 1 }] };
  assertRefused(await drawersOf(venue).post('/declared-totals', body), 400, 'CONTENT_INVALID', [
    'totals[0].method',
  ]);
});
