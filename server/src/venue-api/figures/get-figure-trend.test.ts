import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const trend = (query = '') => venue.owner.call('GET', `/venues/${venue.id}/figures/trend${query}`);

test('200: without a range it is the last four weeks, day by day', async () => {
  const { status, body } = await trend();
  assert.equal(status, 200);
  assert.deepEqual(body.data.total.range, { from: '2026-02-04', to: '2026-03-03' });
  assert.deepEqual(body.data.total.before, { from: '2026-01-07', to: '2026-02-03' });
  assert.equal(body.data.steps.length, 28);
});

test('400: a range that is too long, the wrong way round or out of its century is refused', async () => {
  for (const query of [
    '?from=2020-01-01&to=2026-01-01',
    '?from=2026-03-02&to=2026-03-01',
    '?from=1900-01-01&to=1900-01-02',
    '?to=9999-12-31',
    '?from=2026-04-01',
  ])
    assertRefused(await trend(query), 400, 'FIGURES_RANGE_INVALID');
  for (const query of ['?from=2026-02-30', '?to=yesterday', '?step=Year'])
    assertRefused(await trend(query), 400, 'VALIDATION_ERROR');
});
