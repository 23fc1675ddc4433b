import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { everyDay } from '../../../test/samples/sample-hours.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra, { workingHours: everyDay('10:00', '22:00') }));

/** On the clock of the venue. */
const TODAY = '2026-03-03';

function setSpecialDay(date: string, body: unknown) {
  return venue.owner.call('PUT', `/venues/${venue.id}/special-days/${date}`, body);
}

async function datesSet(): Promise<string[]> {
  const { data } = (await venue.owner.call('GET', `/venues/${venue.id}/settings`)).body;
  return data.specialDays.map(({ date }: { date: string }) => date);
}

test('200: a closed date accepts no orders until it gets hours again', async () => {
  const closed = await setSpecialDay(TODAY, { name: 'Tadilat', isClosed: true });
  const day = { date: TODAY, name: 'Tadilat', opensAt: null, closesAt: null, isClosed: true };
  const { revision } = closed.body.data;
  assert.deepEqual([closed.status, closed.body.data], [200, { ...day, revision }]);
  assertRefused(await place(sofra, venue, sampleOrder(venue)), 409, 'OUTSIDE_WORKING_HOURS');
  const open = await setSpecialDay(TODAY, { opensAt: '12:00', closesAt: '01:00' });
  assert.deepEqual(open.body.data, {
    ...day,
    revision: open.body.data.revision,
    name: null,
    opensAt: '12:00',
    closesAt: '01:00',
    isClosed: false,
  });
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
});

test('200: special days are listed by date, each once', async () => {
  for (const date of ['2028-02-29', '2026-12-31', '2028-02-29'])
    await setSpecialDay(date, { isClosed: true });
  assert.deepEqual(await datesSet(), [TODAY, '2026-12-31', '2028-02-29']);
});

test('400: an invalid date or time is refused', async () => {
  for (const date of ['2026-02-29', '29-10-2026', 'today', '2026-10-29T00:00', '%00']) {
    assertRefused(await setSpecialDay(date, { isClosed: true }), 400, 'VALIDATION_ERROR', ['date']);
  }
  assertRefused(
    await setSpecialDay(TODAY, { opensAt: '24:00', closesAt: '25:00' }),
    400,
    'VALIDATION_ERROR',
    ['opensAt', 'closesAt'],
  );
});

test('400: contradictory or missing hours are refused', async () => {
  for (const [body, fields] of [
    [{}, ['opensAt', 'closesAt']],
    [{ opensAt: '10:00' }, ['closesAt']],
    [{ isClosed: true, opensAt: '10:00' }, ['opensAt']],
    [{ isClosed: true, day: 'Monday' }, ['day']],
    [{ isClosed: true, date: '2026-10-29' }, ['date']],
    [{ isClosed: true, name: 'x'.repeat(101) }, ['name']],
  ] as const) {
    assert.deepEqual(
      assertRefused(await setSpecialDay(TODAY, body), 400, 'CONTENT_INVALID').toSorted(),
      [...fields].sort(),
    );
  }
});
