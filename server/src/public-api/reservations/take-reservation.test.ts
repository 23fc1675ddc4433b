import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { bookingSettings, sampleKey } from '../../../test/samples/sample-venue.ts';
import {
  book,
  bookable,
  loggedReservationChanges,
  newBookableVenue,
  WEDNESDAY_EVENING,
} from '../../../test/venues/booking.ts';
import { cancelByVenue, checkIn, revise } from '../../core/reservations/reservation-change.ts';
import { changeReservation } from '../../operations/reservations/change-reservation.ts';
import { inTransaction } from '../../store/database.ts';
import { raiseVenueVersion } from '../../store/venue/venue-heads.ts';

const sofra = useSofra(() => ({ publicSite: 'https://sofra.example' }));

test('201: a booking is confirmed immediately at a venue that confirms automatically', async () => {
  const username = `kose-${crypto.randomUUID().slice(0, 8)}`;
  const venue = await newBookableVenue(sofra, { username });
  const answer = await book(sofra, venue);
  assert.equal(answer.status, 201, answer.text);
  const { id, code, ...rest } = answer.body.data;
  assert.equal(answer.headers.get('location'), `/public/v1/reservations/${id}`);
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  assert.deepEqual(rest, {
    venueId: venue.id,
    status: 'Confirmed',
    startsAt: WEDNESDAY_EVENING,
    guests: 4,
    customer: { name: 'Ayşe Yılmaz', phone: '+905321234567', note: 'Pencere kenarı' },
    pageUrl: `https://sofra.example/${username}/r/${code}`,
    canCancel: true,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
    createdAt: new Date(sofra.clock.now()).toISOString(),
  });
});

test('201: a booking is pending at a venue that answers itself, and has no page at a venue without a page', async () => {
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const venue = await newBookableVenue(sofra, { reservations });
  const { data } = (await book(sofra, venue, { note: null })).body;
  assert.deepEqual([data.status, data.pageUrl, data.customer.note], ['Pending', null, null]);
});

test('201: staff are notified of a booking once, with the key that took it', async () => {
  const venue = await newBookableVenue(sofra);
  const { id } = (await book(sofra, venue)).body.data;
  await book(sofra, venue);
  const changes = await loggedReservationChanges(sofra.db, venue.id);
  const by = { kind: 'Key', id: venue.key.record.id, name: venue.key.record.name };
  assert.deepEqual(
    changes.map(({ kind, subjectId, notice, detail }) => [
      kind,
      subjectId,
      notice,
      detail['action'],
      detail['by'],
    ]),
    [['Reservation', id, 'NewReservation', 'Taken', by]],
  );
});

test('201: a time is accepted in every form that names an instant', async () => {
  const venue = await newBookableVenue(sofra);
  for (const [at, startsAt] of [
    '2026-03-04T20:00:00+03:00',
    '2026-03-04T17:00:00Z',
    '2026-03-04t17:00:00.000z',
  ].entries()) {
    const customer = { name: 'Ayşe', phone: `+9053212345${10 + at}` };
    const answer = await book(sofra, venue, { startsAt, customer });
    assert.equal(answer.status, 201, `${startsAt}: ${answer.text}`);
    assert.equal(answer.body.data.startsAt, WEDNESDAY_EVENING);
  }
});

test('201: a time after midnight is booked under its evening, up to the last date', async () => {
  const hours = bookable({
    workingHours: [{ day: 'Saturday', opensAt: '18:00', closesAt: '02:00', isClosed: false }],
  });
  const venue = await sofra.newVenue(hours);
  // The 60th day after Tuesday, 3 March is Saturday, 2 May; its evening ends on Sunday at two.
  const late = await book(sofra, venue, { startsAt: '2026-05-02T22:30:00.000Z' });
  assert.equal(late.status, 201, late.text);
});

test('200: the same phone at the same time is the same booking, in every spelling and with any key of the venue', async () => {
  const keys = [sampleKey(), sampleKey()];
  const venue = await newBookableVenue(sofra, {}, { keys });
  const first = await book(sofra, venue);
  const spellings = ['+905321234567', '0090 532 123 45 67', '(0532) 123-4567', '5321234567', '٠٥٣٢١٢٣٤٥٦٧'];
  for (const [at, phone] of spellings.entries()) {
    const key = keys[at % 2]!.text;
    const again = await book(sofra, venue, { customer: { name: 'Someone', phone }, guests: 9 }, { key });
    assert.equal(again.status, 200, `${phone}: ${again.text}`);
    assert.deepEqual(again.body.data, first.body.data, phone);
    assert.equal(again.headers.get('location'), first.headers.get('location'));
  }
});

test('200: a repeat is answered with the booking as it is now, even if a new one would be refused', async () => {
  const venue = await newBookableVenue(sofra);
  const { data } = (await book(sofra, venue)).body;
  const ref = { venueId: venue.id, id: data.id };
  const by = { kind: 'Account' as const, id: venue.id, name: 'Deniz' };
  const now = sofra.clock.now();
  await changeReservation(sofra.db, ref, now, (it) => revise(it, { guests: 7 }, { by, at: now }));
  await inTransaction(sofra.db, async (tx) => {
    await raiseVenueVersion(tx, venue.id);
    await tx.query({
      text: `update venue set subscription_is_active = false, profile = jsonb_set(profile, '{reservations,isEnabled}', 'false')
              where venue_id = $1`,
      values: [venue.id],
    });
  });
  const again = await book(sofra, venue, { guests: 50 });
  assert.deepEqual([again.status, again.body.data.guests], [200, 7], again.text);
  const other = await book(sofra, venue, { customer: { name: 'Ali', phone: '+905321234568' } });
  assert.equal(other.body.errorCode, 'PUBLIC_API_RESERVATIONS_UNAVAILABLE');
});

test('200: a booking that the venue moved is found by its original time and by its new time', async () => {
  const venue = await newBookableVenue(sofra);
  const { id } = (await book(sofra, venue)).body.data;
  const by = { kind: 'Account' as const, id: venue.id, name: 'Deniz' };
  const now = sofra.clock.now();
  const startsAt = Date.parse(WEDNESDAY_EVENING) + 1_800_000;
  await changeReservation(sofra.db, { venueId: venue.id, id }, now, (it) =>
    revise(it, { startsAt }, { by, at: now }),
  );
  const moved = new Date(startsAt).toISOString();
  for (const asked of [WEDNESDAY_EVENING, moved]) {
    const again = await book(sofra, venue, { startsAt: asked });
    assert.deepEqual([again.status, again.body.data.id, again.body.data.startsAt], [200, id, moved]);
  }
});

test('200: guests who are already checked in are not booked a second time', async () => {
  const venue = await newBookableVenue(sofra);
  const { id } = (await book(sofra, venue)).body.data;
  const stamp = { by: { kind: 'Account' as const, id: venue.id, name: 'Deniz' }, at: sofra.clock.now() };
  await changeReservation(sofra.db, { venueId: venue.id, id }, stamp.at, (it) => checkIn(it, stamp));
  const again = await book(sofra, venue);
  assert.deepEqual([again.status, again.body.data.id, again.body.data.status], [200, id, 'Seated']);
});

test('201: after a cancellation, or with another time, phone or venue, it is a new booking', async () => {
  const headquarter = await newBookableVenue(sofra, { type: 'Headquarter' });
  const branch = await newBookableVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const { id } = (await book(sofra, headquarter)).body.data;
  const others = [
    await book(sofra, branch, {}, { key: headquarter.key.text }),
    await book(sofra, headquarter, { startsAt: '2026-03-04T17:30:00.000Z' }),
    await book(sofra, headquarter, { customer: { name: 'Ayşe Yılmaz', phone: '+49 30 901820' } }),
  ];
  const now = sofra.clock.now();
  const by = { kind: 'Account' as const, id: headquarter.id, name: 'Deniz' };
  await changeReservation(sofra.db, { venueId: headquarter.id, id }, now, (it) =>
    cancelByVenue(it, null, { by, at: now }),
  );
  others.push(await book(sofra, headquarter));
  assert.deepEqual(
    others.map(({ status }) => status),
    [201, 201, 201, 201],
  );
  assert.equal(new Set(others.map(({ body }) => body.data.id).concat(id)).size, 5);
  const listed = await read(sofra, headquarter, `/reservations?venueId=${headquarter.id}&status=all`);
  assert.equal(listed.body.data.items.length, 4);
});
