import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { everyDay, special } from '../../../test/samples/sample-hours.ts';

const sofra = useSofra();

test('200: the hours of the weekday apply to the next order, and other special days stay', async () => {
  const [today, feast] = [special('2026-03-03', null, null), special('2026-03-20', '18:00', '02:00')];
  const workingHours = everyDay('10:00', '22:00');
  const venue = await newStaffedVenue(sofra, { workingHours, specialDays: [today, feast] });
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'OUTSIDE_WORKING_HOURS');
  const remove = () => venue.owner.call('DELETE', `/venues/${venue.id}/special-days/${today.date}`);
  const left = async () => (await remove()).body.data.map(({ date }: { date: string }) => date);
  assert.deepEqual(await left(), [feast.date]);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
  assert.deepEqual(await left(), [feast.date], 'again is no fault');
});

test('400: removing a special day needs a valid date', async () => {
  const venue = await newStaffedVenue(sofra);
  const answer = await venue.owner.call('DELETE', `/venues/${venue.id}/special-days/2026-13-01`);
  assertRefused(answer, 400, 'VALIDATION_ERROR', ['date']);
});
