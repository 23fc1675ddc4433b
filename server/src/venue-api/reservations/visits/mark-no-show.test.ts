import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: staff can mark a no-show from the time of the reservation on, before the service does', async () => {
  const reservation = await takenDown(venue);
  sofra.clock.set('2026-03-04T16:59:59.999Z');
  const early = await reservation.act('no-show');
  assertRefused(early, 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  sofra.clock.set('2026-03-04T17:00:00Z');
  const { status, body } = await reservation.act('no-show');
  assert.deepEqual([status, body.data.status, body.data.revision], [200, 'NoShow', 2]);
  assert.equal((await reservation.act('no-show')).body.data.revision, 2);
  assert.deepEqual(await reservation.history(), [
    ['Taken', 'Deniz'],
    ['NotShown', 'Deniz'],
  ]);
});

test('200: a no-show by time alone stays one, and the history names the service', async () => {
  const reservation = await takenDown(venue);
  sofra.clock.set('2026-03-04T19:00:00Z');
  const { status, body } = await reservation.act('no-show');
  assert.deepEqual([status, body.data.status, body.data.revision], [200, 'NoShow', 2]);
  assert.deepEqual((await reservation.history()).at(-1), ['NotShown', 'System']);
});

test('409: only an accepted reservation whose guests are not there can be a no-show', async () => {
  const request = await askedFor(sofra, venue);
  const seated = await takenDown(venue);
  await seated.act('check-in');
  sofra.clock.set('2026-03-03T17:00:00Z');
  for (const reservation of [request, seated]) {
    assertRefused(await reservation.act('no-show'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});
