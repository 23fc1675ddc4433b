import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assist, giveAssistant, newAssistedVenue } from '../../../../test/assistants/assistant.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { type TestVenue, useSofra } from '../../../../test/harness/sofra.ts';
import { bookingSettings, sampleKey } from '../../../../test/samples/sample-venue.ts';
import { book, sampleBooking } from '../../../../test/venues/booking.ts';

const sofra = useSofra();
const MINUTE_MS = 60_000;

function prepare(venue: TestVenue, change: Record<string, unknown> = {}) {
  return assist(sofra, venue, 'POST', `/venues/${venue.id}/booking-drafts`, sampleBooking(change));
}

/** Books from a draft, by default with the time and the guests of the draft. */
function take(venue: TestVenue, draft: { draft: string; startsAt: string; guests: number }) {
  const { startsAt, guests } = draft;
  return assist(sofra, venue, 'POST', `/booking-drafts/${draft.draft}/take`, { startsAt, guests });
}

async function bookingsOf({ id }: TestVenue): Promise<number> {
  const text = 'select count(*)::int as count from reservation where venue_id = $1';
  return (await sofra.db.query<{ count: number }>({ text, values: [id] }))[0]!.count;
}

test('201, then 200: a draft books once, whoever repeats it, and says the time on the clock of the venue', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(venue)).body;
  assert.deepEqual([data.localDate, data.localTime, data.isTaken], ['2026-03-04', '20:00', false]);
  assert.match(data.sentence, /^Guests: 4\. Wednesday, March 4, 2026 at 8:00.PM\. Book this table\?$/);
  const { name } = venue.record.venue;
  assert.equal(data.venueName, name);
  assert.equal(data.confirmation, `${name}\nAyşe Yılmaz, +905321234567\n(Pencere kenarı)\n${data.sentence}`);
  assert.equal((await prepare(venue)).body.data.draft, data.draft);
  assert.deepEqual((await assist(sofra, venue, 'GET', `/booking-drafts/${data.draft}`)).body.data, data);
  assert.equal(await bookingsOf(venue), 0);
  const answers = await Promise.all([take(venue, data), take(venue, data), take(venue, data)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 201]);
  const ids = new Set(answers.map(({ body }) => body.data.reservation.id));
  assert.deepEqual([ids.size, await bookingsOf(venue)], [1, 1]);
  const again = (await prepare(venue)).body.data;
  assert.deepEqual([again.draft, again.isTaken], [data.draft, true]);
});

test('a taken draft does not say that the table is booked: the venue may still decline it, or may have', async () => {
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const venue = await newAssistedVenue(sofra, {}, { reservations });
  const { data } = (await prepare(venue)).body;
  assert.equal((await take(venue, data)).body.data.reservation.status, 'Pending');
  const { sentence } = (await assist(sofra, venue, 'GET', `/booking-drafts/${data.draft}`)).body.data;
  assert.match(sentence, /^This booking was sent to the restaurant\. Guests: 4\. /);
});

test('a booking is read and cancelled by its own key; a repeated draft gets it cancelled, and again books anew', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(venue)).body;
  const { id } = (await take(venue, data)).body.data.reservation;
  const foreign = await newAssistedVenue(sofra);
  for (const [method, path] of [
    ['GET', `/bookings/${id}`],
    ['POST', `/bookings/${id}/cancel`],
  ] as const)
    assertRefused(await assist(sofra, foreign, method, path), 404, 'PUBLIC_API_RESERVATION_NOT_FOUND');
  assert.equal((await assist(sofra, venue, 'GET', `/bookings/${id}`)).body.data.status, 'Confirmed');
  const cancelled = await assist(sofra, venue, 'POST', `/bookings/${id}/cancel`, { reason: 'ill' });
  assert.equal(cancelled.body.data.status, 'Cancelled');
  const repeated = await take(venue, data);
  assert.deepEqual([repeated.status, repeated.body.data.reservation.status], [200, 'Cancelled']);
  const again = (await prepare(venue, { again: true })).body.data;
  assert.equal((await take(venue, again)).status, 201);
  assert.equal(await bookingsOf(venue), 2);
});

test('another number of guests replaces the draft; another time than confirmed, an old draft and a key without the right book nothing', async () => {
  const venue = await newAssistedVenue(sofra);
  const { data } = (await prepare(venue)).body;
  const five = (await prepare(venue, { guests: 5 })).body.data;
  assertRefused(await take(venue, data), 404, 'ASSISTANT_DRAFT_NOT_FOUND');
  assertRefused(await take(venue, { ...five, guests: 4 }), 409, 'ASSISTANT_DRAFT_NOT_CONFIRMED');
  assertRefused(await prepare(venue, { guests: 21 }), 400, 'TOO_MANY_GUESTS');
  sofra.clock.advance(15 * MINUTE_MS);
  const old = (await take(venue, five)).body.data;
  assert.deepEqual([old.outcome, old.reservation, old.newDraft.guests], ['Changed', null, 5]);
  await giveAssistant(sofra, venue, null);
  assertRefused(await take(venue, old.newDraft), 403, 'PUBLIC_API_SCOPE_MISSING');
  assert.equal(await bookingsOf(venue), 0);
});

test('a draft for the phone and time of another caller’s booking gets a request of its own, marked for staff, and nothing of the other', async () => {
  const [key, shop] = [
    sampleKey({ placesOrders: false, takesReservations: false }, { name: 'Assistant' }),
    sampleKey(undefined, { name: 'Shop' }),
  ];
  const venue = await newAssistedVenue(sofra, {}, {}, { keys: [key, shop] });
  const customer = { name: 'Fatma', phone: '+90 532 123 45 67' };
  const shopsBooking = await book(sofra, venue, { customer, note: 'Secret' }, { key: shop.text });
  assert.equal(shopsBooking.status, 201, shopsBooking.text);
  const other = shopsBooking.body.data;
  // Ids depend on the clock.
  sofra.clock.advance(1);
  const { data: draft } = (await prepare(venue)).body;
  const answer = await take(venue, draft);
  assert.equal(answer.status, 201);
  const { reservation } = answer.body.data;
  assert.deepEqual([reservation.status, reservation.customer.name], ['Pending', 'Ayşe Yılmaz']);
  for (const text of [other.id, other.code, 'Fatma', 'Secret']) assert.ok(!answer.text.includes(text), text);
  const cancelled = await assist(sofra, venue, 'POST', `/bookings/${other.id}/cancel`);
  assertRefused(cancelled, 404, 'PUBLIC_API_RESERVATION_NOT_FOUND');
  // A repeat gets the same booking. A new draft with the same key gets it too, once the first draft is deleted.
  assert.equal((await take(venue, draft)).body.data.reservation.id, reservation.id);
  sofra.clock.advance(31 * MINUTE_MS);
  const { data: later } = (await prepare(venue)).body;
  assert.equal(later.isTaken, false);
  const repeated = await take(venue, later);
  assert.deepEqual([repeated.status, repeated.body.data.reservation.id], [200, reservation.id]);
  assert.equal(await bookingsOf(venue), 2);
  const [row] = await sofra.db.query<{ of: string }>({
    text: `select content ->> 'likelyDuplicateOf' as of from reservation where venue_id = $1 and reservation_id = $2`,
    values: [venue.id, reservation.id],
  });
  assert.equal(row!.of, other.id);
  // Through the public API, the same server gets the same booking, as the contract of that API says.
  const again = await book(sofra, venue, { customer }, { key: shop.text });
  assert.deepEqual([again.status, again.body.data.id], [200, other.id]);
});
