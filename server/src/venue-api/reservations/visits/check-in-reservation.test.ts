import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { cancel } from '../../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: guests are checked in once, at the first tap, and can no longer cancel then', async () => {
  const request = await askedFor(sofra, venue);
  await request.act('accept');
  sofra.clock.set('2026-03-04T16:50:00Z');
  const { status, body } = await request.act('check-in');
  assert.deepEqual(
    [status, body.data.status, body.data.checkedInAt],
    [200, 'Seated', '2026-03-04T16:50:00.000Z'],
  );
  sofra.clock.advance(60_000);
  assert.deepEqual((await request.act('check-in')).body.data, body.data);
  const cancelled = await cancel(sofra, venue, request.id);
  assertRefused(cancelled, 409, 'RESERVATION_NOT_CANCELLABLE');
});

test('200: guests with an unanswered request can be checked in, even before their time', async () => {
  const request = await askedFor(sofra, venue);
  assert.equal((await request.act('check-in')).body.data.status, 'Seated');
  assert.deepEqual(await request.history(), [
    ['Taken', 'Web site'],
    ['CheckedIn', 'Deniz'],
  ]);
});

test('200: late guests can be checked in until they are a no-show', async () => {
  const [late, tooLate] = [await takenDown(venue), await takenDown(venue)];
  sofra.clock.set('2026-03-04T18:59:59.999Z');
  assert.equal((await late.act('check-in')).body.data.status, 'Seated');
  sofra.clock.advance(1);
  assertRefused(await tooLate.act('check-in'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
});

test('409: a cancelled or declined reservation cannot be checked in', async () => {
  const declined = await askedFor(sofra, venue, { startsAt: '2026-03-05T17:00:00Z' });
  await declined.act('decline');
  const cancelled = await takenDown(venue);
  await cancelled.act('cancel');
  for (const reservation of [declined, cancelled]) {
    assertRefused(await reservation.act('check-in'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});
