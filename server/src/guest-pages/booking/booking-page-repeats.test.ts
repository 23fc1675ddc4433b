import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { book } from '../../../test/venues/booking.ts';
import { cancelReservation } from '../../operations/reservations/change-reservation.ts';
import { openPage } from '../guest-fixture.ts';
import {
  formKeyOf,
  newPageVenue,
  reservationsOf,
  sampleEntries,
  sendForm,
  shownForm,
} from './booking-fixture.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

/** Sends the entries of one form. */
async function openForm(of: { username: string }, change: Record<string, string> = {}) {
  const path = `/${of.username}/book`;
  const key = formKeyOf(await openPage(sofra, path));
  const entries = sampleEntries(change);
  return (more: Record<string, string> = {}) =>
    openPage(sofra, path, { method: 'POST', body: new URLSearchParams({ key, ...entries, ...more }) });
}

test('303: a form makes one reservation, however often and however fast it is sent', async () => {
  const of = await newPageVenue(sofra);
  const send = await openForm(of);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  answers.push(await send());
  const [made, ...more] = await reservationsOf(sofra, of);
  assert.deepEqual(more, []);
  for (const { status, headers } of answers) {
    assert.deepEqual([status, headers.get('location')], [303, `/${of.username}/r/${made!.code}`]);
  }
});

test('303: a form that is sent again leads to its reservation, also when that was cancelled or its time has passed', async () => {
  const of = await newPageVenue(sofra);
  const send = await openForm(of);
  const first = await send();
  const [made] = await reservationsOf(sofra, of);
  await cancelReservation(sofra.db, made!, null, { by: { kind: 'Guest' }, at: sofra.clock.now() });
  sofra.clock.advance(3 * 86_400_000);
  const again = await send();
  assert.deepEqual([again.status, again.headers.get('location')], [303, first.headers.get('location')]);
  assert.equal((await reservationsOf(sofra, of)).length, 1);
});

test('409: a form that has made a reservation and comes back with other entries leads to the reservation, and changes nothing', async () => {
  const of = await newPageVenue(sofra);
  const send = await openForm(of);
  await send();
  const before = await reservationsOf(sofra, of);
  for (const change of [
    { guests: '5' },
    { startsAt: '2026-03-04T17:30:00.000Z' },
    { name: 'Someone else' },
    { note: '' },
    { phone: '0532 111 22 33' },
  ]) {
    const { status, html, text } = await send(change);
    assert.equal(status, 409);
    assert.match(text, /You have already booked with this form/);
    assert.ok(html.includes(`href="/${of.username}/r/${before[0]!.code}"`));
    assert.ok(html.includes(`href="/${of.username}/book"`));
  }
  assert.deepEqual(await reservationsOf(sofra, of), before);
});

/** The venue confirms bookings automatically. */
const CONFIRMING = bookingSettings({ confirmsAutomatically: true, isOfferedOnPage: true });

test('303: a form that repeats another booking of its phone number is a request, marked for staff, and tells nothing of the other', async () => {
  const of = await newPageVenue(sofra, { reservations: CONFIRMING });
  const earlier = (await book(sofra, of, { customer: { name: 'Ayşe', phone: '+90 532 765 43 21' } })).body
    .data;
  // Ids depend on the clock.
  sofra.clock.advance(1);
  const { status, headers } = await sendForm(sofra, of, { phone: '+905327654321', name: 'A stranger' });
  assert.equal(status, 303);
  const path = headers.get('location')!;
  assert.notEqual(path, `/${of.username}/r/${earlier.code}`);
  const { html } = await openPage(sofra, path);
  for (const text of ['Ayşe', earlier.code, earlier.id, earlier.customer.name])
    assert.ok(!html.includes(text), text);
  const [first, second] = await reservationsOf(sofra, of);
  assert.deepEqual([first!.status, first!.likelyDuplicateOf], ['Confirmed', null]);
  assert.deepEqual([second!.status, second!.likelyDuplicateOf], ['Pending', earlier.id]);
  sofra.clock.advance(1);
  assert.equal((await sendForm(sofra, of, { phone: '0532 765 43 22' })).status, 303);
  assert.equal((await reservationsOf(sofra, of)).at(-1)!.status, 'Confirmed');
});

test('303: three bookings by a stranger lock nobody out: the number still books, as a request', async () => {
  const of = await newPageVenue(sofra, { reservations: CONFIRMING });
  const phone = '0532 765 43 21';
  const times = ['05', '06', '07', '08', '09'].map((day) => `2026-03-${day}T17:00:00.000Z`);
  // The last booking is for the same time as the one before it.
  for (const startsAt of [...times, times[4]!]) {
    sofra.clock.advance(1);
    assert.equal((await sendForm(sofra, of, { phone, startsAt })).status, 303, startsAt);
  }
  const made = await reservationsOf(sofra, of);
  const [soonest, , , , fifth] = made;
  assert.deepEqual(
    made.map(({ status, likelyDuplicateOf }) => [status, likelyDuplicateOf]),
    [
      ...Array(3).fill(['Confirmed', null]),
      ['Pending', soonest!.id],
      ['Pending', soonest!.id],
      ['Pending', fifth!.id],
    ],
  );
});

test('429: an address makes ten reservations at a venue within an hour; what is refused or repeated does not count', async () => {
  const [of, other] = [await newPageVenue(sofra), await newPageVenue(sofra)];
  const send = await openForm(of);
  assert.equal((await send()).status, 303);
  assert.equal((await send()).status, 303);
  assert.equal((await sendForm(sofra, of, { guests: '21' })).status, 400);
  assert.equal((await sendForm(sofra, of, { name: '' })).status, 400);
  for (let at = 0; at < 9; at += 1) assert.equal((await sendForm(sofra, of)).status, 303);
  const refused = await sendForm(sofra, of, { name: 'Ada' });
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '3600']);
  assert.match(refused.text, /Many reservations have been made from your connection/);
  assert.equal(shownForm(refused).name, 'Ada');
  // The form of the first reservation still leads to it.
  assert.equal((await send()).status, 303);
  assert.equal((await sendForm(sofra, other)).status, 303);
  assert.equal((await reservationsOf(sofra, of)).length, 10);
  sofra.clock.advance(3_600_000);
  assert.equal((await sendForm(sofra, of)).status, 303);
});

test('429: of many forms sent at once by one address, ten make a reservation', async () => {
  const of = await newPageVenue(sofra);
  const forms = await Promise.all(Array.from({ length: 16 }, () => openForm(of)));
  const statuses = (await Promise.all(forms.map((send) => send()))).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [...Array(10).fill(303), ...Array(6).fill(429)]);
  assert.equal((await reservationsOf(sofra, of)).length, 10);
});
