import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { essenceOf, read } from '../../../test/harness/public-caller.ts';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { startSofra, type TestVenue, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { bookingSettings, sampleKey } from '../../../test/samples/sample-venue.ts';
import {
  book,
  cancel,
  loggedReservationChanges,
  newBookableVenue,
  WEDNESDAY_EVENING,
} from '../../../test/venues/booking.ts';
import {
  cancelByVenue,
  checkIn,
  type DecideReservation,
  decline,
  markNoShow,
} from '../../core/reservations/reservation-change.ts';
import { changeReservation } from '../../operations/reservations/change-reservation.ts';
import { listReservationHistory } from '../../store/reservations/reservations.ts';

const sofra = useSofra({ clock: testClock() });

async function newBooking(venue: TestVenue): Promise<string> {
  return (await book(sofra, venue)).body.data.id;
}

function changeByStaff(venue: TestVenue, id: string, decide: DecideReservation) {
  return changeReservation(sofra.db, { venueId: venue.id, id }, sofra.clock.now(), decide);
}

const stamp = () => ({
  by: { kind: 'Account' as const, id: randomUUID(), name: 'Deniz' },
  at: sofra.clock.now(),
});

test('200: a cancelled reservation says when, by whom and why, and its venue is notified', async () => {
  const venue = await newBookableVenue(sofra);
  const id = await newBooking(venue);
  const answer = await cancel(sofra, venue, id, { reason: ' Planımız\ndeğişti ' });
  assert.equal(answer.status, 200, answer.text);
  const { status, cancelledAt, cancelledBy, cancellationReason, canCancel } = answer.body.data;
  const now = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual([status, cancelledAt, cancelledBy], ['Cancelled', now, 'Customer']);
  assert.deepEqual([cancellationReason, canCancel], ['Planımız değişti', false]);
  assert.deepEqual((await read(sofra, venue, `/reservations/${id}`)).body.data, answer.body.data);
  const [, change] = await loggedReservationChanges(sofra.db, venue.id);
  assert.deepEqual(
    [change!.notice, change!.detail['action'], change!.detail['reason']],
    ['ReservationCancelled', 'Cancelled', 'Planımız değişti'],
  );
});

test('200: an empty body in chunks is no body, whatever its Content-Type', async () => {
  const venue = await newBookableVenue(sofra);
  for (const type of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
    const path = `/public/v1/reservations/${await newBooking(venue)}/cancel`;
    const headers = { 'x-api-key': venue.key.text, 'transfer-encoding': 'chunked', ...type };
    const { status, body } = await rawRequest(sofra.baseUrl, { method: 'POST', path, headers });
    assert.deepEqual([status, body.data.cancellationReason], [200, null]);
  }
});

test('200: without a body, or with an empty body or a null or blank reason, no reason is stored', async () => {
  const venue = await newBookableVenue(sofra);
  for (const body of [undefined, {}, { reason: null }, { reason: '  ' }]) {
    const { data } = (await cancel(sofra, venue, await newBooking(venue), body)).body;
    assert.deepEqual([data.status, data.cancellationReason], ['Cancelled', null], JSON.stringify(body));
  }
});

test('200: a reservation that is already cancelled does not change, and nobody is notified again', async () => {
  const venue = await newBookableVenue(sofra);
  const id = await newBooking(venue);
  await changeByStaff(venue, id, (it) => cancelByVenue(it, 'Su baskını', stamp()));
  const first = await cancel(sofra, venue, id, { reason: 'Başka' });
  assert.deepEqual(
    [first.body.data.cancelledBy, first.body.data.cancellationReason],
    ['Venue', 'Su baskını'],
  );
  assert.equal((await loggedReservationChanges(sofra.db, venue.id)).length, 2);
  assert.equal((await listReservationHistory(sofra.db, venue.id, id)).length, 2);
});

test('200: an unanswered request counts as cancelled by the service from its time on', async (t) => {
  const clock = testClock();
  const evening = await startSofra({ clock });
  t.after(() => evening.close());
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const venue = await newBookableVenue(evening, { reservations });
  const { id } = (await book(evening, venue)).body.data;
  clock.set(Date.parse(WEDNESDAY_EVENING) + 60_000);
  const { data } = (await cancel(evening, venue, id, { reason: 'Geç oldu' })).body;
  assert.deepEqual(
    [data.status, data.cancelledBy, data.cancelledAt, data.cancellationReason],
    ['Cancelled', 'System', WEDNESDAY_EVENING, null],
  );
});

test('400: a reason over 250 characters breaks a rule, and a reason that is not text is unreadable', async () => {
  const venue = await newBookableVenue(sofra);
  const id = await newBooking(venue);
  const long = await cancel(sofra, venue, id, { reason: 'ş'.repeat(251) });
  assertRefused(long, 400, 'PUBLIC_API_RESERVATION_INVALID', ['reason']);
  assertRefused(await cancel(sofra, venue, id, { reason: 5 }), 400, 'VALIDATION_ERROR', ['reason']);
  assertRefused(await cancel(sofra, venue, id, []), 400, 'VALIDATION_ERROR');
  assert.equal((await cancel(sofra, venue, id, { reason: '🎂'.repeat(250) })).status, 200);
});

test('404: unknown, unreachable and staff-made reservations get the same answer', async () => {
  const [venue, stranger] = [await newBookableVenue(sofra), await newBookableVenue(sofra)];
  const [theirs, phoned] = [await newBooking(stranger), await newBooking(venue)];
  await sofra.db.query({
    text: 'update reservation set is_taken_by_api = false, content = jsonb_set(content::jsonb, $3, $4)::json where venue_id = $1 and reservation_id = $2',
    values: [venue.id, phoned, '{isTakenByApi}', 'false'],
  });
  const missing = await cancel(sofra, venue, randomUUID());
  assertRefused(missing, 404, 'PUBLIC_API_RESERVATION_NOT_FOUND');
  for (const id of [theirs, phoned]) {
    assert.equal(essenceOf(await cancel(sofra, venue, id)), essenceOf(missing));
    assertRefused(await read(sofra, venue, `/reservations/${id}`), 404, 'PUBLIC_API_RESERVATION_NOT_FOUND');
  }
  assert.equal((await read(sofra, stranger, `/reservations/${theirs}`)).body.data.status, 'Confirmed');
});

test('409: a reservation that is seated, over, declined or due cannot be cancelled', async () => {
  const keys = [sampleKey()];
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const venue = await newBookableVenue(sofra, { reservations }, { keys });
  const id = await newBooking(venue);
  await changeByStaff(venue, id, (it) => decline(it, null, stamp()));
  assertRefused(await cancel(sofra, venue, id), 409, 'RESERVATION_NOT_CANCELLABLE');
  const seated = await newBooking(venue);
  await changeByStaff(venue, seated, (it) => checkIn(it, stamp()));
  assertRefused(await cancel(sofra, venue, seated), 409, 'RESERVATION_NOT_CANCELLABLE');
  assert.equal((await read(sofra, venue, `/reservations/${seated}`)).body.data.canCancel, false);
});

test('409: a guest cannot cancel from the exact time of the reservation on, even if they can still come', async (t) => {
  const clock = testClock();
  const evening = await startSofra({ clock });
  t.after(() => evening.close());
  const venue = await newBookableVenue(evening);
  const { id } = (await book(evening, venue)).body.data;
  clock.set(WEDNESDAY_EVENING);
  assert.equal((await read(evening, venue, `/reservations/${id}`)).body.data.status, 'Confirmed');
  assertRefused(await cancel(evening, venue, id), 409, 'RESERVATION_NOT_CANCELLABLE');
  const at = clock.now();
  const by = { kind: 'Account' as const, id: randomUUID(), name: 'Deniz' };
  await changeReservation(evening.db, { venueId: venue.id, id }, at, (it) => markNoShow(it, { by, at }));
  assertRefused(await cancel(evening, venue, id), 409, 'RESERVATION_NOT_CANCELLABLE');
});
