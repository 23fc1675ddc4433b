import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { cancel } from '../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: a cancellation by the venue shows its reason to the staff and to the caller', async () => {
  const request = await askedFor(sofra, venue);
  const { status, body } = await request.act('cancel', { reason: 'Su baskını' });
  const terms = ({ cancelledBy, cancellationReason, cancelledAt }: Record<string, unknown>) => [
    cancelledBy,
    cancellationReason,
    cancelledAt,
  ];
  const said = ['Venue', 'Su baskını', new Date(sofra.clock.now()).toISOString()];
  assert.deepEqual([status, body.data.status, terms(body.data)], [200, 'Cancelled', said]);
  const seen = (await read(sofra, venue, `/reservations/${request.id}`)).body.data;
  assert.deepEqual([seen.status, terms(seen)], ['Cancelled', said]);
  assert.deepEqual(await request.history(), [
    ['Taken', 'Web site'],
    ['Cancelled', 'Deniz'],
  ]);
});

test('200: an accepted reservation can be cancelled after its time until the guests are checked in', async () => {
  const reservation = await takenDown(venue);
  sofra.clock.set('2026-03-04T18:59:59.999Z');
  const { body } = await reservation.act('cancel');
  assert.deepEqual([body.data.status, body.data.cancellationReason], ['Cancelled', null]);
});

test('200: a reservation that is already cancelled does not change', async () => {
  const request = await askedFor(sofra, venue, { startsAt: '2026-03-05T17:00:00Z' });
  await cancel(sofra, venue, request.id, { reason: 'Planımız değişti' });
  const late = await askedFor(sofra, venue, { startsAt: '2026-03-04T17:00:00Z' });
  sofra.clock.set('2026-03-04T17:00:00Z');
  const answers = await Promise.all([request, late].map(({ act }) => act('cancel', { reason: 'Dolu' })));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.data.cancelledBy, body.data.cancellationReason]),
    [
      [200, 'Customer', 'Planımız değişti'],
      [200, 'System', null],
    ],
  );
});

test('400: a reason over 250 characters is refused', async () => {
  const reservation = await takenDown(venue);
  const { status, body } = await reservation.act('cancel', { reason: 'x'.repeat(251) });
  assert.deepEqual(
    [status, body.errorCode, body.validationErrors[0].field],
    [400, 'CONTENT_INVALID', 'reason'],
  );
  assert.equal((await reservation.read()).status, 'Confirmed');
});

test('409: a seated, ended, missed or declined reservation cannot be cancelled', async () => {
  const there = await takenDown(venue);
  await there.act('check-in');
  const gone = await takenDown(venue);
  await gone.act('check-in');
  await gone.act('end');
  const declined = await askedFor(sofra, venue, { startsAt: '2026-03-06T17:00:00Z' });
  await declined.act('decline');
  const missing = await takenDown(venue, { startsAt: '2026-03-03T10:00:00.001Z' });
  sofra.clock.advance(1);
  for (const reservation of [there, gone, declined, missing]) {
    assertRefused(await reservation.act('cancel'), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
  }
});
