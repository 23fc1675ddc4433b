import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { cancel } from '../../../test/venues/booking.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

test('200: staff get a notice when a guest makes or cancels a reservation, but not for their own changes', async () => {
  const venue = await newReservingVenue(sofra);
  const request = await askedFor(sofra, venue);
  await request.act('accept');
  await takenDown(venue);
  await cancel(sofra, venue, request.id);
  const other = await askedFor(sofra, venue);
  await other.act('cancel');
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/notices`);
  const { unseen, notices } = body.data;
  assert.equal(unseen, 3);
  assert.ok(notices.every(({ who }: { who: string }) => who === 'Ayşe Yılmaz'));
  assert.deepEqual(
    notices.map(({ notice, subject, subjectId, isSeen }: Record<string, unknown>) => [
      notice,
      subject,
      subjectId,
      isSeen,
    ]),
    [
      ['NewReservation', 'Reservation', other.id, false],
      ['ReservationCancelled', 'Reservation', request.id, false],
      ['NewReservation', 'Reservation', request.id, false],
    ],
  );
});
