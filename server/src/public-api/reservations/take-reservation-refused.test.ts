import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type TestAnswer, useSofra } from '../../../test/harness/sofra.ts';
import { bookingSettings, sampleKey } from '../../../test/samples/sample-venue.ts';
import { book, bookable, bookWith, newBookableVenue, sampleBooking } from '../../../test/venues/booking.ts';

const sofra = useSofra();
const venue = useFixture(() => newBookableVenue(sofra));

/** Asserts that a booking is refused with this code and stores nothing. Returns the fields of the refusal. */
async function refuse(
  run: () => Promise<TestAnswer>,
  status: number,
  code: string,
  at = venue,
): Promise<string[]> {
  const fields = assertRefused(await run(), status, code);
  const [row] = await sofra.db.query<{ count: number }>({
    text: `select (select count(*) from reservation where venue_id = $1)
                + (select count(*) from venue_change where venue_id = $1 and kind = 'Reservation') as count`,
    values: [at.id],
  });
  assert.equal(row!.count, 0, 'something was left behind');
  return fields;
}

const INVALID = 'PUBLIC_API_RESERVATION_INVALID';

test('400: every missing or unreadable time, guest count, name and phone is reported with its path', async () => {
  const cases: [unknown, string[]][] = [
    [{}, ['startsAt', 'guests', 'customer.name', 'customer.phone']],
    [
      { startsAt: null, guests: null, customer: null },
      ['startsAt', 'guests', 'customer.name', 'customer.phone'],
    ],
    [sampleBooking({ customer: {} }), ['customer.name', 'customer.phone']],
    [sampleBooking({ customer: 'Ayşe' }), ['customer.name', 'customer.phone']],
    [sampleBooking({ customer: [] }), ['customer.name', 'customer.phone']],
    [sampleBooking({ customer: { name: '  ', phone: '\t' } }), ['customer.name', 'customer.phone']],
    [sampleBooking({ customer: { name: 5, phone: 5321234567 } }), ['customer.name', 'customer.phone']],
    [sampleBooking({ customer: { name: 'Ayşe', phone: '12' } }), ['customer.phone']],
    [sampleBooking({ customer: { name: 'Ayşe', phone: 'call me' } }), ['customer.phone']],
    [
      sampleBooking({ customer: { name: 'x'.repeat(101), phone: '0'.repeat(31) } }),
      ['customer.name', 'customer.phone'],
    ],
    [sampleBooking({ startsAt: 'tomorrow at eight' }), ['startsAt']],
    [sampleBooking({ startsAt: '2026-03-04T17:00:00.000' }), ['startsAt']],
    [sampleBooking({ startsAt: '2026-02-30T17:00:00.000Z' }), ['startsAt']],
    [sampleBooking({ startsAt: 1772643600000 }), ['startsAt']],
    [sampleBooking({ guests: '4' }), ['guests']],
    [sampleBooking({ guests: 2.5 }), ['guests']],
    [sampleBooking({ guests: 0 }), ['guests']],
    [sampleBooking({ guests: -3 }), ['guests']],
    [sampleBooking({ guests: true, startsAt: false, note: 'x'.repeat(251) }), ['startsAt', 'guests', 'note']],
    [sampleBooking({ note: 'x'.repeat(251) }), ['note']],
    [sampleBooking({ guests: 21, note: 'x'.repeat(251) }), ['note']],
  ];
  for (const [body, fields] of cases) {
    const named = await refuse(() => bookWith(sofra, venue, body), 400, INVALID);
    assert.deepEqual(named, fields, JSON.stringify(body));
  }
});

test('400: a body that is not a booking, and a note that is not text, are refused', async () => {
  for (const body of [[], 'Ayşe', 5, null]) {
    await refuse(() => bookWith(sofra, venue, body), 400, 'VALIDATION_ERROR');
  }
  const fields = await refuse(() => book(sofra, venue, { note: 7 }), 400, 'VALIDATION_ERROR');
  assert.deepEqual(fields, ['note']);
});

test('400: more than twenty guests are refused', async () => {
  for (const guests of [21, 1_000_000, 1e300]) {
    await refuse(() => book(sofra, venue, { guests }), 400, 'TOO_MANY_GUESTS');
  }
  const other = await newBookableVenue(sofra);
  assert.equal((await book(sofra, other, { guests: 20 })).status, 201);
});

test('400: a time that is not in the future is refused', async () => {
  for (const startsAt of ['2026-03-03T12:00:00.000Z', '2026-03-03T11:30:00Z', '0001-01-01T00:00:00Z']) {
    await refuse(() => book(sofra, venue, { startsAt }), 400, 'INVALID_RESERVATION_DATE');
  }
});

test('401 and 403: a missing key, and a key that may not take reservations, are refused', async () => {
  const [key, ordersKey] = [sampleKey(), sampleKey({ placesOrders: true, takesReservations: false })];
  const other = await newBookableVenue(sofra, {}, { keys: [key, ordersKey] });
  await refuse(() => book(sofra, other, {}, { key: null }), 401, 'PUBLIC_API_KEY_MISSING', other);
  await refuse(() => book(sofra, other, {}, { key: ordersKey.text }), 403, 'PUBLIC_API_SCOPE_MISSING', other);
});

test('404: a venue that the key does not reach is not found', async () => {
  const stranger = await newBookableVenue(sofra);
  const key = venue.key.text;
  await refuse(() => book(sofra, stranger, {}, { key }), 404, 'PUBLIC_API_VENUE_NOT_FOUND', stranger);
});

test('409: a time in less than half an hour, after more than sixty days or outside the hours is refused', async () => {
  const cases: [string, string][] = [
    ['2026-03-03T12:00:00.001Z', 'RESERVATION_TOO_SOON'],
    ['2026-03-03T12:29:59.999Z', 'RESERVATION_TOO_SOON'],
    ['2026-05-03T17:00:00.000Z', 'RESERVATION_TOO_FAR'],
    ['2026-05-03T02:00:00.000Z', 'RESERVATION_TOO_FAR'],
    ['9999-12-31T23:59:59.999Z', 'RESERVATION_TOO_FAR'],
    ['2026-03-04T08:30:00.000Z', 'RESERVATION_TIME_UNAVAILABLE'],
    ['2026-03-04T20:00:00.000Z', 'RESERVATION_TIME_UNAVAILABLE'],
    ['2026-03-04T17:15:00.000Z', 'RESERVATION_TIME_UNAVAILABLE'],
    ['2026-03-04T17:00:00.001Z', 'RESERVATION_TIME_UNAVAILABLE'],
  ];
  for (const [startsAt, code] of cases) {
    await refuse(() => book(sofra, venue, { startsAt }), 409, code);
  }
});

test('409: a closed day and a day without hours cannot be booked', async () => {
  const shut = await sofra.newVenue({
    workingHours: [{ day: 'Wednesday', opensAt: null, closesAt: null, isClosed: true }],
  });
  await refuse(() => book(sofra, shut), 409, 'RESERVATION_TIME_UNAVAILABLE', shut);
  const unknown = await sofra.newVenue();
  await refuse(() => book(sofra, unknown), 409, 'RESERVATION_TIME_UNAVAILABLE', unknown);
});

test('409: guests are checked before the subscription, the booking switch and the time, in that order', async () => {
  const off = bookingSettings({ isEnabled: false });
  const lapsed = await sofra.newVenue(
    bookable({ reservations: off, subscription: { isActive: true, endsAt: sofra.clock.now() } }),
  );
  const switchedOff = await sofra.newVenue(bookable({ reservations: off }));
  const startsAt = '2026-03-03T11:00:00Z';
  await refuse(() => book(sofra, lapsed, { startsAt, guests: 21 }), 400, 'TOO_MANY_GUESTS', lapsed);
  await refuse(() => book(sofra, lapsed, { startsAt }), 409, 'PUBLIC_API_RESERVATIONS_UNAVAILABLE', lapsed);
  await refuse(() => book(sofra, switchedOff, { startsAt }), 409, 'RESERVATIONS_DISABLED', switchedOff);
});
