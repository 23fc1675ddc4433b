import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { anyHostileText } from '../../../test/printers/hostile-text.ts';
import { everyDay } from '../../../test/samples/sample-hours.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import { cleanText, isValidText } from '../../core/text/text.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage } from '../guest-fixture.ts';
import {
  formKeyOf,
  newPageVenue,
  reservationsOf,
  sampleEntries,
  sendForm,
  shownForm,
} from './booking-fixture.ts';

const sofra = useSofra();
let venue: GuestVenue;

beforeTests(async () => {
  venue = await newPageVenue(sofra);
});
beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

const { faults: words } = WORDS.en.guestPages.booking;
const tooLong = (length: number, most: number) => fillMessage('en', words.tooLong, { length, most });
const sentence = (code: Parameters<typeof userMessageOf>[0]) => userMessageOf(code, 'en');

/** Changed entries, the status of the answer, and the sentence at each field. */
const REFUSED: [Record<string, string>, number, Record<string, string>][] = [
  [{ startsAt: '' }, 400, { startsAt: words.missing.startsAt }],
  [{ startsAt: '20:00' }, 400, { startsAt: words.missing.startsAt }],
  [{ startsAt: '2026-02-31T17:00:00.000Z' }, 400, { startsAt: words.missing.startsAt }],
  [{ startsAt: '+275760-09-13T00:00:00.000Z' }, 400, { startsAt: words.missing.startsAt }],
  [{ startsAt: '2026-03-03T11:00:00.000Z' }, 400, { startsAt: sentence('INVALID_RESERVATION_DATE') }],
  [{ startsAt: '0001-01-01T00:00:00.000Z' }, 400, { startsAt: sentence('INVALID_RESERVATION_DATE') }],
  [{ startsAt: '2026-03-03T12:20:00.000Z' }, 409, { startsAt: sentence('RESERVATION_TOO_SOON') }],
  [{ startsAt: '2026-05-03T17:00:00.000Z' }, 409, { startsAt: sentence('RESERVATION_TOO_FAR') }],
  [{ startsAt: '9999-12-31T17:00:00.000Z' }, 409, { startsAt: sentence('RESERVATION_TOO_FAR') }],
  [{ startsAt: '2026-03-04T17:10:00.000Z' }, 409, { startsAt: sentence('RESERVATION_TIME_UNAVAILABLE') }],
  [{ startsAt: '2026-03-04T03:00:00.000Z' }, 409, { startsAt: sentence('RESERVATION_TIME_UNAVAILABLE') }],
  [{ guests: '' }, 400, { guests: words.missing.guests }],
  [{ guests: '0' }, 400, { guests: words.missing.guests }],
  [{ guests: '-3' }, 400, { guests: words.missing.guests }],
  [{ guests: '2.5' }, 400, { guests: words.missing.guests }],
  [{ guests: '1e3' }, 400, { guests: words.missing.guests }],
  [{ guests: '21' }, 400, { guests: sentence('TOO_MANY_GUESTS') }],
  [{ guests: '999999999999' }, 400, { guests: words.missing.guests }],
  [{ name: ' ​\u0000 '.replace('​', '') }, 400, { name: words.missing.name }],
  [{ name: 'ğ'.repeat(101) }, 400, { name: tooLong(101, 100) }],
  [{ phone: '' }, 400, { phone: words.missing.phone }],
  [{ phone: 'call me' }, 400, { phone: words.missing.phone }],
  [{ phone: '12' }, 400, { phone: words.missing.phone }],
  [{ phone: '5'.repeat(31) }, 400, { phone: tooLong(31, 30) }],
  [{ note: '🌧'.repeat(251) }, 400, { note: tooLong(251, 250) }],
  [
    { startsAt: '', guests: '', name: '', phone: '', note: 'x'.repeat(4_000) },
    400,
    { ...words.missing, note: tooLong(4000, 250) },
  ],
];

test('400 and 409: every entry that cannot be used is named at its field, and the form keeps the others', async () => {
  for (const [change, status, faults] of REFUSED) {
    const page = await sendForm(sofra, venue, change);
    const form = shownForm(page);
    const sent = { ...sampleEntries(), ...change };
    assert.deepEqual([page.status, form.faults], [status, faults], JSON.stringify(change));
    assert.ok(page.text.includes(words.summary));
    assert.equal(form.note, sent['note'], JSON.stringify(change));
    if (!('name' in change)) assert.equal(form.name, 'Ayşe Yılmaz');
    if (!('startsAt' in change)) assert.equal(form.startsAt, sent['startsAt']);
    for (const field of Object.keys(faults)) {
      assert.match(page.html, new RegExp(`aria-describedby="[^"]*${field}-fault"`), field);
    }
  }
  assert.deepEqual(await reservationsOf(sofra, venue), []);
});

test('400: a guest whose number is of another country learns that it needs its country code', async () => {
  const page = await sendForm(sofra, venue, { phone: '0170 1234567' }, { language: 'de' });
  assert.match(shownForm(page).faults['phone']!, /Ausländische Nummern mit Ländervorwahl/);
});

test('400: what is wrong is said in the language of the guest', async () => {
  for (const language of LANGUAGES) {
    const page = await sendForm(sofra, venue, { name: '', guests: '21' }, { language });
    assert.deepEqual(shownForm(page).faults, {
      name: WORDS[language].guestPages.booking.faults.missing.name,
    });
    const large = await sendForm(sofra, venue, { guests: '21' }, { language });
    assert.deepEqual(shownForm(large).faults, { guests: userMessageOf('TOO_MANY_GUESTS', language) });
  }
});

test('400: characters that were broken on the way are not saved; the guest enters them again', async () => {
  const of = await newPageVenue(sofra);
  const key = formKeyOf(await openPage(sofra, `/${of.username}/book`));
  const { name: _, ...entries } = sampleEntries();
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-9' };
  for (const name of ['Ay%FEe', '%E2%82', '%C0%80', '%ED%A0%80', 'Ay\xFEe']) {
    const body = `${new URLSearchParams({ key, ...entries })}&name=${name}`;
    const sent = Buffer.from(body, 'latin1').toString('latin1');
    const page = await openPage(sofra, `/${of.username}/book`, {
      method: 'POST',
      body: Buffer.from(sent, 'latin1') as unknown as string,
      headers,
    });
    assert.deepEqual([page.status, shownForm(page).faults], [400, { name: words.unreadable }], name);
  }
  const percent = await sendForm(sofra, of, { name: '100% %zz + & = ;' });
  assert.equal(percent.status, 303);
  assert.equal((await reservationsOf(sofra, of))[0]!.name, '100% %zz + & = ;');
});

test('400: a form without its key, or from a program that fills in the hidden field, comes back', async () => {
  for (const change of [
    { key: '' },
    { key: 'x'.repeat(5_000) },
    { key: '" onload=' },
    { website: 'https://spam.example' },
  ]) {
    const page = await sendForm(sofra, venue, change as Record<string, string>);
    assert.equal(page.status, 400);
    assert.ok(page.text.includes(words.sendAgain));
    assert.equal(shownForm(page).name, 'Ayşe Yılmaz');
    assert.match(formKeyOf(page), /^[\w-]{22}$/);
  }
  for (const body of ['', '=', '&&&', 'name', 'key=1&key=2', '%', '\0']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = await openPage(sofra, `/${venue.username}/book`, { method: 'POST', body, headers });
    assert.equal(page.status, 400, body);
  }
  assert.deepEqual(await reservationsOf(sofra, venue), []);
});

test('413 and 415: a body that is far too large or not a form is not read', async () => {
  const large = await sendForm(sofra, venue, { note: 'x'.repeat(70_000) });
  assert.equal(large.status, 413);
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', '']) {
    const headers = { 'content-type': type };
    const sent = await openPage(sofra, `/${venue.username}/book`, { method: 'POST', body: '{}', headers });
    assert.equal(sent.status, 415, type);
  }
});

test('200: what a guest has written is escaped in the form', async () => {
  const hostile = '</textarea><script>alert(1)</script>"\'';
  await fc.assert(
    fc.asyncProperty(anyHostileText(), async (text) => {
      fc.pre(isValidText(text) && !text.includes('\uFFFD'));
      const entry = `${text}${hostile}`;
      const page = await sendForm(sofra, venue, {
        name: entry,
        note: entry,
        phone: entry,
        show: '2026-03-05',
      });
      const { name, note, phone } = shownForm(page);
      const expected = cleanText(entry.replaceAll('\r\n', '\n'));
      assert.deepEqual([page.status, name, note, phone], [200, expected, expected, expected]);
      assert.doesNotMatch(page.html, /<script/);
    }),
    { numRuns: 30 },
  );
});

test('303: times after midnight, and those of days on which the clock changes, are booked as they are shown', async () => {
  const berlin = await newGuestVenue(sofra, {
    timeZone: 'Europe/Berlin',
    workingHours: everyDay('22:00', '04:00'),
    reservations: bookingSettings({ isOfferedOnPage: true }),
  });
  for (const [now, date, skipped] of [
    ['2026-03-27T12:00:00Z', '2026-03-28', '02:00'],
    ['2026-10-23T12:00:00Z', '2026-10-24', null],
  ] as const) {
    sofra.clock.set(now);
    const page = await openPage(sofra, `/${berlin.username}/book?date=${date}`);
    const { times } = shownForm(page);
    assert.equal(page.text.includes('02:00 '), skipped === null);
    // The time after midnight belongs to the evening, but also names its own weekday.
    assert.match(page.text, /Saturday \d+ \w+ 22:00 22:30 23:00 23:30 00:00 Sunday/);
    for (const startsAt of [times[0]!, times[5]!, times.at(-1)!]) {
      assert.equal((await sendForm(sofra, berlin, { startsAt, date })).status, 303, startsAt);
    }
  }
  assert.equal((await reservationsOf(sofra, berlin)).length, 6);
});
