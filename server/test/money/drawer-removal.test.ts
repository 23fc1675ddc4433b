import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../harness/refusals.ts';
import { useSofra } from '../harness/sofra.ts';
import { newStaffedVenue } from '../harness/staff.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';

const sofra = useSofra();

const drawer = (code: string) => ({ code, name: code, printerId: null, deviceId: null });

test('a drawer with cash is not removed before it is counted, nor while a float stays in it', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  const set = (...codes: string[]) =>
    venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { drawers: codes.map(drawer) });
  assert.equal((await set('main', 'bar')).status, 200);
  await soldBill(venue);
  assertRefused(await set('bar'), 409, 'DRAWER_NOT_EMPTY');
  const counted = await drawers.count({ afterRow: 0, sum: 120.5, left: 20 });
  assertRefused(await set('bar'), 409, 'DRAWER_NOT_EMPTY');
  const { row } = counted.body.data.drawers[0].lastCount;
  await drawers.count({ afterRow: row, sum: 120.5, left: 0, isRecount: true });
  assert.equal((await set('bar')).status, 200);
});

test('the one drawer of a venue that has set up none is emptied before others are set up in its place', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/settings`;
  await soldBill(venue);
  assertRefused(await venue.owner.call('PATCH', path, { drawers: [drawer('bar')] }), 409, 'DRAWER_NOT_EMPTY');
  const both = { drawers: [drawer('bar'), drawer('main')] };
  assert.equal((await venue.owner.call('PATCH', path, both)).status, 200);
});
