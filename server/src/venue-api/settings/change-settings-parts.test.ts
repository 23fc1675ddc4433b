import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

function change(body: unknown, of: StaffedVenue) {
  return of.owner.call('PATCH', `/venues/${of.id}/settings`, body);
}

test('200: a partly sent record keeps its other properties', async () => {
  const of = await newStaffedVenue(sofra, { graceBeforeMinutes: 5, graceAfterMinutes: 10 });
  const part = { reservations: { isEnabled: false }, billPaper: { footer: 'Yine bekleriz!' } };
  await change({ billPaper: { taxNumber: '1234567890', tipPercents: [10] } }, of);
  const { data } = (await change({ grace: { beforeMinutes: 7 }, ...part }, of)).body;
  const { taxNumber, tipPercents, footer } = data.billPaper;
  assert.deepEqual([taxNumber, tipPercents, footer], ['1234567890', [10], 'Yine bekleriz!']);
  assert.deepEqual(data.grace, { beforeMinutes: 7, afterMinutes: 10 });
  assert.deepEqual(data.reservations, {
    isEnabled: false,
    confirmsAutomatically: true,
    isOfferedOnPage: false,
    seatSharePercent: null,
    visitMinutes: 120,
  });
});

test('200: two simultaneous changes of different settings both apply', async () => {
  const of = await newStaffedVenue(sofra);
  await Promise.all([
    change({ name: 'Meze' }, of),
    change({ serviceFeePercent: 5 }, of),
    change({ grace: {} }, of),
  ]);
  const { data } = (await of.owner.call('GET', `/venues/${of.id}/settings`)).body;
  const { name, serviceFeePercent } = data;
  assert.deepEqual([name, serviceFeePercent], ['Meze', 5]);
});
