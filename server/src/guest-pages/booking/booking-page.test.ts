import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { loggedReservationChanges, WEDNESDAY_EVENING } from '../../../test/venues/booking.ts';
import { SEATS_64, whileSeatsLast } from '../../../test/venues/seated-venue.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { setSubscription } from '../../operations/venue/administer-venue.ts';
import { listReservationHistory } from '../../store/reservations/reservations.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage, plainText } from '../guest-fixture.ts';
import {
  formKeyOf,
  newPageVenue,
  reservationsOf,
  sampleEntries,
  sendForm,
  shownForm,
} from './booking-fixture.ts';

const SITE = 'https://sofra.example';
const sofra = useSofra({ publicSite: SITE });
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newPageVenue(sofra);
});
beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: the form offers the times of the booking calendar in the language of the guest, without a script', async () => {
  const { body } = await read(
    sofra,
    venue,
    `/venues/${venue.id}/reservation-availability?from=2026-03-05&days=1`,
  );
  const slots = body.data.days[0].slots as { startsAt: string; time: string }[];
  for (const language of LANGUAGES) {
    const page = await openPage(sofra, `/${venue.username}/book?date=2026-03-05&guests=6`, { language });
    const { booking, reservation } = WORDS[language].guestPages;
    assert.equal(page.status, 200);
    assert.deepEqual(
      shownForm(page).times,
      slots.map(({ startsAt }) => startsAt),
    );
    assert.equal(shownForm(page).guests, '6');
    const fields = [...page.html.matchAll(/id="(guests|day|name)"/g)].map(([, id]) => id);
    assert.deepEqual(fields, ['guests', 'day', 'name'], 'how many come is asked before the day');
    const words = [
      booking.heading,
      booking.phone,
      booking.note,
      booking.request,
      booking.answeredLater,
      reservation.name,
    ];
    for (const word of [...words, ...slots.map(({ time }) => time)])
      assert.ok(page.text.includes(word), `${language}: ${word}`);
    assert.doesNotMatch(page.html, /<script|\son\w+=/);
  }
});

test('200: another language keeps the day and everything that was filled in, and nothing is booked', async () => {
  const of = await newPageVenue(sofra);
  const first = await openPage(sofra, `/${of.username}/book?date=2026-03-05`);
  const [button] = /<button [^>]*formaction="[^"]*lang=tr"[^>]*>/.exec(first.html)!;
  const shownBy = (name: string) => plainText(new RegExp(` ${name}="([^"]*)"`).exec(button)![1]!);
  const entries = sampleEntries({ phone: 'later', startsAt: '2026-03-05T17:30:00.000Z' });
  const body = new URLSearchParams({
    key: formKeyOf(first),
    ...entries,
    [shownBy('name')]: shownBy('value'),
  });
  const page = await openPage(sofra, shownBy('formaction'), { method: 'POST', body });
  assert.ok(page.text.includes(WORDS.tr.guestPages.booking.phone));
  const { times, faults, ...filledIn } = shownForm(page);
  const { date: _date, website: _website, ...shown } = entries;
  assert.deepEqual(filledIn, shown);
  assert.equal(times[0], '2026-03-05T09:00:00.000Z');
  assert.deepEqual([page.status, formKeyOf(page), faults], [200, formKeyOf(first), {}]);
  assert.deepEqual(await reservationsOf(sofra, of), []);
});

test('200: the form may be kept for the way back, but is not indexed, and sends its origin', async () => {
  const { headers } = await openPage(sofra, `/${venue.username}/book`);
  assert.deepEqual(
    ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
    ['private, no-cache', 'noindex, nofollow', 'same-origin'],
  );
  const keys = new Set<string>();
  for (let at = 0; at < 5; at += 1) keys.add(formKeyOf(await openPage(sofra, `/${venue.username}/book`)));
  assert.equal(keys.size, 5);
});

test('303: the form makes a reservation that waits for the venue, and leads to its page', async () => {
  const of = await newPageVenue(sofra);
  const sent = await sendForm(
    sofra,
    of,
    { phone: '0532 765 43 21', name: ' Ayşe  ‮ Yılmaz ' },
    { query: '?lang=de' },
  );
  assert.equal(sent.status, 303);
  const [made, ...more] = await reservationsOf(sofra, of);
  assert.deepEqual(more, []);
  const { status, startsAt, guests, name, phone, note, isTakenByApi, takenBy } = made!;
  assert.deepEqual(
    { status, startsAt, guests, name, phone, note, isTakenByApi, takenBy },
    {
      status: 'Pending',
      startsAt: Date.parse(WEDNESDAY_EVENING),
      guests: 4,
      name: 'Ayşe   Yılmaz',
      phone: '+905327654321',
      note: 'Pencere kenarı',
      isTakenByApi: false,
      takenBy: { kind: 'Guest' },
    },
  );
  assert.equal(sent.headers.get('location'), `/${of.username}/r/${made!.code}?lang=de`);
  assert.match((await openPage(sofra, sent.headers.get('location')!)).text, /Warten auf|Antwort/);
  const history = await listReservationHistory(sofra.db, of.id, made!.id);
  assert.deepEqual(
    history.map(({ action, by }) => [action, by]),
    [['Taken', { kind: 'Guest' }]],
  );
  const changes = await loggedReservationChanges(sofra.db, of.id);
  assert.deepEqual(
    changes.map(({ notice }) => notice),
    ['NewReservation'],
  );
});

test('303: a venue that confirms by itself confirms at once, and an empty note is none', async () => {
  const of = await newPageVenue(sofra, {
    reservations: bookingSettings({ isOfferedOnPage: true }),
  });
  const page = await openPage(sofra, `/${of.username}/book`);
  assert.ok(page.text.includes(WORDS.en.guestPages.booking.confirmedAtOnce));
  assert.equal((await sendForm(sofra, of, { note: ' \r\n ' })).status, 303);
  const [made] = await reservationsOf(sofra, of);
  assert.deepEqual([made!.status, made!.note], ['Confirmed', null]);
});

test('303: a venue that confirms while it has seats says so, and the guest sees whether the request waits', async () => {
  const reservations = whileSeatsLast({ isOfferedOnPage: true });
  const of = await newPageVenue(sofra, { reservations }, SEATS_64);
  const page = await openPage(sofra, `/${of.username}/book`);
  assert.ok(page.text.includes(WORDS.en.guestPages.booking.confirmedIfRoom), page.text);
  const states: boolean[][] = [];
  for (let party = 0; party < 4; party += 1) {
    const path = (await sendForm(sofra, of, { guests: '20' })).headers.get('location')!;
    const { text } = await openPage(sofra, path);
    const { Confirmed: confirmed, Pending: pending } = WORDS.en.guestPages.reservation.states;
    states.push([text.includes(confirmed.title), text.includes(pending.title)]);
  }
  assert.deepEqual(states, [...Array(3).fill([true, false]), [false, true]]);
});

test('200: staff see who made the reservation, and the public API does not list it', async () => {
  const reservations = bookingSettings({ confirmsAutomatically: false, isOfferedOnPage: true });
  const of = await newStaffedVenue(sofra, {
    ...venue.record.venue,
    id: crypto.randomUUID(),
    username: `k-${crypto.randomUUID().slice(0, 8)}`,
    reservations,
  });
  const username = of.record.venue.username!;
  assert.equal((await sendForm(sofra, { username })).status, 303);
  const [made] = await reservationsOf(sofra, of);
  const { data } = (await of.waiter.call('GET', `/venues/${of.id}/reservations/${made!.id}`)).body;
  const guest = { kind: 'Guest', id: null, name: null };
  assert.deepEqual([data.takenBy, data.history[0].by, data.isTakenByApi], [guest, guest, false]);
  assert.deepEqual((await read(sofra, of, '/reservations?status=All')).body.data.items, []);
  const accepted = await of.waiter.call('POST', `/venues/${of.id}/reservations/${made!.id}/accept`);
  assert.equal(accepted.body.data.status, 'Confirmed');
});

test('200: another day is shown with everything that was filled in, and nothing is booked', async () => {
  const of = await newPageVenue(sofra);
  const first = await openPage(sofra, `/${of.username}/book`);
  const key = formKeyOf(first);
  const entries = sampleEntries({ name: 'Yarım "ad"', phone: 'later', startsAt: '' });
  const body = new URLSearchParams({ key, ...entries, show: '2026-03-06' });
  const page = await openPage(sofra, `/${of.username}/book`, { method: 'POST', body });
  const form = shownForm(page);
  assert.deepEqual([page.status, formKeyOf(page), form.faults], [200, key, {}]);
  assert.deepEqual(
    [form.guests, form.name, form.phone, form.note],
    [entries['guests'], entries['name'], entries['phone'], entries['note']],
  );
  assert.equal(form.times[0], '2026-03-06T09:00:00.000Z');
  assert.deepEqual(await reservationsOf(sofra, of), []);
});

test('the page of the venue leads to the form only where the owner has opened it and bookings are taken', async () => {
  const settings = [
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ] as const;
  for (const [isEnabled, isOfferedOnPage, isShown] of settings) {
    const of = await newGuestVenue(sofra, {
      reservations: bookingSettings({ isEnabled, isOfferedOnPage, confirmsAutomatically: false }),
    });
    const { html } = await openPage(sofra, `/${of.username}?lang=fr`);
    assert.equal(html.includes(`href="/${of.username}/book?lang=fr"`), isShown);
    const form = await openPage(sofra, `/${of.username}/book`);
    assert.equal(form.status, isShown ? 200 : 409);
    if (isShown) continue;
    assert.match(form.text, /does not take reservations online/);
    const key = 'A'.repeat(22);
    const body = new URLSearchParams({ key, ...sampleEntries() });
    assert.equal((await openPage(sofra, `/${of.username}/book`, { method: 'POST', body })).status, 409);
    assert.deepEqual(await reservationsOf(sofra, of), []);
  }
});

test('409: a venue that closed its bookings since the form was opened says so, with its phone number', async () => {
  const of = await newPageVenue(sofra, { phone: '+902165550101' });
  const key = formKeyOf(await openPage(sofra, `/${of.username}/book`));
  await setSubscription(sofra.db, of.id, { isActive: false, endsAt: null }, byOperator(sofra.clock.now()));
  // A guest who books, and a guest who only wants to see the times of another day.
  for (const change of [{}, { show: '2026-03-05' }]) {
    const body = new URLSearchParams({ key, ...sampleEntries(change) });
    const { status, text, html } = await openPage(sofra, `/${of.username}/book`, { method: 'POST', body });
    assert.equal(status, 409);
    assert.match(text, /is not taking online reservations at the moment/);
    assert.match(html, /href="tel:\+902165550101"/);
  }
  assert.deepEqual(await reservationsOf(sofra, of), []);
});

test('308 and 404: a username in capital letters, and one that does not exist', async () => {
  const capital = await openPage(sofra, `/${venue.username.toUpperCase()}/book?lang=fr&date=2026-03-05`);
  assert.deepEqual(
    [capital.status, capital.headers.get('location')],
    [308, `/${venue.username}/book?date=2026-03-05&lang=fr`],
  );
  for (const method of ['GET', 'POST', 'PUT']) {
    assert.equal((await openPage(sofra, '/no-such-venue/book', { method })).status, 404, method);
  }
});

test('405: other methods are refused', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await openPage(sofra, `/${venue.username}/book`, { method });
    assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD, POST'], method);
  }
  assert.equal((await openPage(sofra, `/${venue.username}/book`, { method: 'HEAD' })).status, 200);
});

test('403: a form of another site books nothing', async () => {
  const of = await newPageVenue(sofra);
  for (const origin of ['https://elsewhere.example', 'null']) {
    assert.equal((await sendForm(sofra, of, {}, { headers: { origin } })).status, 403);
  }
  for (const site of ['cross-site', 'same-site']) {
    assert.equal((await sendForm(sofra, of, {}, { headers: { 'sec-fetch-site': site } })).status, 403, site);
    const headers = { 'sec-fetch-site': site, origin: SITE };
    assert.equal((await sendForm(sofra, of, {}, { headers })).status, 403, site);
  }
  assert.deepEqual(await reservationsOf(sofra, of), []);
  assert.equal((await sendForm(sofra, of, {}, { headers: { origin: SITE } })).status, 303);
  for (const site of ['same-origin', 'none']) {
    assert.equal((await sendForm(sofra, of, {}, { headers: { 'sec-fetch-site': site } })).status, 303, site);
  }
});

test('200: a link on another site opens the form', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  assert.equal((await openPage(sofra, `/${venue.username}/book`, { headers })).status, 200);
});
