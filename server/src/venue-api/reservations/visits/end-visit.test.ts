import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: staff end a visit once, and ending it again changes nothing', async () => {
  const reservation = await takenDown(venue);
  await reservation.act('check-in');
  const { status, body } = await reservation.act('end');
  assert.deepEqual([status, body.data.status, body.data.revision], [200, 'Completed', 3]);
  assert.equal((await reservation.act('end')).body.data.revision, 3);
  assert.deepEqual(await reservation.history(), [
    ['Taken', 'Deniz'],
    ['CheckedIn', 'Deniz'],
    ['Ended', 'Deniz'],
  ]);
});

test('200: a visit that staff did not end is over four hours after the check-in', async () => {
  const reservation = await takenDown(venue);
  sofra.clock.set('2026-03-04T17:20:00Z');
  await reservation.act('check-in');
  sofra.clock.set('2026-03-04T21:19:59.999Z');
  assert.equal((await reservation.read()).status, 'Seated');
  sofra.clock.set('2026-03-04T21:20:00Z');
  const { status, history } = await reservation.read();
  assert.deepEqual([status, history.at(-1).at], ['Completed', '2026-03-04T21:20:00.000Z']);
});

test('409: a visit that has not begun cannot end', async () => {
  const cases = [await askedFor(sofra, venue), await takenDown(venue)];
  for (const reservation of cases) {
    assertRefused(await reservation.act('end'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});
