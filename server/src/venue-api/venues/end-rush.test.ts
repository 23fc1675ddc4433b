import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: guests can order again from the next request on', async () => {
  const rush = { until: sofra.clock.now() + 60_000, reason: 'Düğün var' };
  const venue = await newStaffedVenue(sofra, { rush });
  const read = async () => {
    const answer = await sofra.call('GET', `/public/v1/venues/${venue.id}`, { key: venue.key.text });
    return answer.body.data.ordering;
  };
  assert.equal((await read()).acceptingOrdersNow, false);
  const { status, body } = await venue.waiter.call('DELETE', `/venues/${venue.id}/rush`);
  assert.deepEqual([status, body.data], [200, { until: null, reason: null }]);
  const { acceptingOrdersNow, busyUntil, busyReason } = await read();
  assert.deepEqual([acceptingOrdersNow, busyUntil, busyReason], [true, null, null]);
});

test('200: ending a rush without one changes nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  assert.equal((await venue.waiter.call('DELETE', `/venues/${venue.id}/rush`)).status, 200);
});
