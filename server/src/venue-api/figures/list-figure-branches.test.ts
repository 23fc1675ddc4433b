import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: the owner of a headquarter sees its active branches side by side, each by its own clock', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter', name: 'Merkez' });
  const parentVenueId = headquarter.id;
  const moda = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId, name: 'Moda' });
  const tokyo = await newStaffedVenue(sofra, {
    ...{ type: 'Branch', parentVenueId, name: 'Tokyo' },
    timeZone: 'Asia/Tokyo',
  });
  await sofra.newVenue({ type: 'Branch', parentVenueId, name: 'Shut', isActive: false });
  sofra.clock.set('2026-03-03T16:00:00.000Z');
  for (const venue of [moda, tokyo]) {
    const bill = await openBill(venue);
    await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  }
  const list = async (owner = headquarter.owner, venueId = headquarter.id, query = '') => {
    const { status, body } = await owner.call('GET', `/venues/${venueId}/figures/branches${query}`);
    assert.equal(status, 200);
    // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
    return body.data.map(({ venue, range, figures }: any) => [venue.name, range.to, figures.orders]);
  };
  assert.deepEqual(await list(), [
    ['Merkez', '2026-03-03', 0],
    ['Moda', '2026-03-03', 1],
    ['Tokyo', '2026-03-04', 1],
  ]);
  assert.deepEqual(await list(headquarter.owner, headquarter.id, '?from=2026-03-03&to=2026-03-03'), [
    ['Merkez', '2026-03-03', 0],
    ['Moda', '2026-03-03', 1],
    ['Tokyo', '2026-03-03', 0],
  ]);
  assert.deepEqual(await list(moda.owner, moda.id), [['Moda', '2026-03-03', 1]]);
  assert.deepEqual(await list(headquarter.owner, moda.id), [['Moda', '2026-03-03', 1]]);
});
