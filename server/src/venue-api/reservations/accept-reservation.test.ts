import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { cancel } from '../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: the first tap accepts a request, and a second tap changes nothing', async () => {
  const request = await askedFor(sofra, venue);
  const { status, body } = await request.act('accept');
  const { status: standing, revision, clashes } = body.data;
  assert.deepEqual([status, standing, revision, clashes], [200, 'Confirmed', 2, []]);
  const again = await venue.owner.call('POST', `${request.path}/accept`);
  assert.deepEqual([again.status, again.body.data], [200, body.data]);
  assert.deepEqual(await request.history(), [
    ['Taken', 'Web site'],
    ['Accepted', 'Deniz'],
  ]);
});

test('200: a second request for the last table is accepted and reports the clash', async () => {
  const small = await newReservingVenue(
    sofra,
    {},
    {
      revise: (record) => {
        record.areas.splice(0, 1);
      },
    },
  );
  const first = await askedFor(sofra, small);
  const second = await askedFor(sofra, small, { guests: 3 });
  assert.deepEqual((await first.act('accept')).body.data.clashes, []);
  const { status, body } = await second.act('accept');
  assert.deepEqual(
    [status, body.data.status, body.data.clashes],
    [200, 'Confirmed', ['TablesTaken', 'SeatsTaken']],
  );
});

test('409: a request that was declined, cancelled or not answered in time cannot be accepted', async () => {
  const declined = await askedFor(sofra, venue, { startsAt: '2026-03-04T16:00:00Z' });
  await declined.act('decline');
  const cancelled = await askedFor(sofra, venue, { startsAt: '2026-03-04T16:30:00Z' });
  await cancel(sofra, venue, cancelled.id);
  const late = await askedFor(sofra, venue, { startsAt: '2026-03-04T17:00:00Z' });
  const seated = await takenDown(venue);
  await seated.act('check-in');
  sofra.clock.set('2026-03-04T17:00:00Z');
  for (const reservation of [declined, cancelled, late, seated]) {
    assertRefused(await reservation.act('accept'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});
