import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { anyHostileText } from '../../../test/printers/hostile-text.ts';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { decline } from '../../core/reservations/reservation-change.ts';
import { fillMessage } from '../../core/text/message.ts';
import { cleanText, isValidText } from '../../core/text/text.ts';
import { changeReservation } from '../../operations/reservations/change-reservation.ts';
import { WORDS } from '../../words/words.ts';
import { type GuestVenue, newGuestVenue, openPage, reserve } from '../guest-fixture.ts';
import { guestsInWords } from '../layout/page-words.ts';

const SITE = 'https://sofra.example';

let venue: GuestVenue;

const sofra = useSofra({ publicSite: SITE });

beforeTests(async () => {
  venue = await newGuestVenue(sofra);
});

const MOST_OCTETS = 75;

/** Parses a calendar file: its properties in order, with folded lines joined. */
function readCalendar(text: string): Map<string, string> {
  assert.ok(text.endsWith('\r\n'), 'the last line ends');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    assert.ok(Buffer.byteLength(line) <= MOST_OCTETS, `${Buffer.byteLength(line)} octets: ${line}`);
    assert.doesNotMatch(line, /[\r\n]/);
    assert.ok(line.isWellFormed() && !line.includes('\ufffd'), 'no character is cut in two');
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  assert.deepEqual(unfolded.slice(0, 2), ['BEGIN:VCALENDAR', 'VERSION:2.0']);
  assert.deepEqual(unfolded.slice(-2), ['END:VEVENT', 'END:VCALENDAR']);
  assert.equal(unfolded.filter((line) => line.startsWith('BEGIN:')).length, 2);
  return new Map(unfolded.map((line) => [/^[\w-]+/.exec(line)![0], line.slice(line.indexOf(':') + 1)]));
}

/** The text without its calendar escapes. */
function unescaped(value: string | undefined): string {
  return value!.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    /n/i.test(character) ? '\n' : character,
  );
}

async function calendarOf(path: string, language = 'en') {
  const page = await openPage(sofra, `${path}/calendar.ics`, { language });
  assert.equal(page.status, 200);
  return { ...page, event: readCalendar(page.html) };
}

test('200: the file has an event of two hours at the venue, with a stable id and a link to the page of the reservation', async () => {
  const { path, reservation } = await reserve(sofra, venue);
  const { event, headers } = await calendarOf(path);
  assert.deepEqual(
    ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name)),
    ['text/calendar; charset=utf-8', 'inline; filename="reservation.ics"', 'no-store', 'noindex, nofollow'],
  );
  assert.deepEqual(
    [...event].filter(([name]) => name !== 'BEGIN' && name !== 'END'),
    [
      ['VERSION', '2.0'],
      ['PRODID', '-//Sofra//Reservations//EN'],
      ['METHOD', 'PUBLISH'],
      ['UID', reservation.id],
      ['SEQUENCE', '1'],
      ['DTSTAMP', '20260303T120000Z'],
      ['DTSTART', '20260304T170000Z'],
      ['DTEND', '20260304T190000Z'],
      ['SUMMARY', 'Table at Köşe Lokantası'],
      ['LOCATION', 'Köşe Lokantası\\, Moda Cad. 1\\, Kadıköy\\, İstanbul\\, Türkiye'],
      ['GEO', '40.98;29.02'],
      ['DESCRIPTION', `4 guests\\nYour reservation: ${SITE}${path}`],
      ['URL', `${SITE}${path}`],
      ['STATUS', 'CONFIRMED'],
    ],
  );
});

test('200: the event is as long as a visit of the venue', async () => {
  const reservations = bookingSettings({ visitMinutes: 90 });
  const { path } = await reserve(sofra, await newGuestVenue(sofra, { reservations }));
  const { event } = await calendarOf(path);
  assert.deepEqual([event.get('DTSTART'), event.get('DTEND')], ['20260304T170000Z', '20260304T183000Z']);
});

test('200: the file is in the language of the guest', async () => {
  const { path } = await reserve(sofra, venue, { guests: 5 });
  for (const language of LANGUAGES) {
    const { calendarEntry } = WORDS[language].guestPages;
    for (const opened of [await calendarOf(path, language), await openTranslated(path, language)]) {
      assert.equal(
        unescaped(opened.event.get('SUMMARY')),
        fillMessage(language, calendarEntry.summary, { venue: 'Köşe Lokantası' }),
      );
      const [guests, page] = unescaped(opened.event.get('DESCRIPTION')).split('\n');
      assert.deepEqual([guests, page], [guestsInWords(language, 5), `${calendarEntry.page}: ${SITE}${path}`]);
    }
  }
});

/** Downloads the file in a language that the guest chose on the page. */
async function openTranslated(path: string, language: string) {
  const { html } = await openPage(sofra, `${path}/calendar.ics?lang=${language}`, { language: 'ja' });
  return { event: readCalendar(html) };
}

test('200: a changed or cancelled reservation has the same id and a higher sequence number', async () => {
  const now = TABLE_AT - 86_400_000;
  sofra.clock.set(now);
  const expected = {
    Pending: 'TENTATIVE',
    Confirmed: 'CONFIRMED',
    Declined: 'CANCELLED',
    Cancelled: 'CANCELLED',
    Seated: 'CONFIRMED',
    Completed: 'CONFIRMED',
    NoShow: 'CONFIRMED',
  } as const;
  for (const [status, calendarStatus] of Object.entries(expected)) {
    const { id: _, ...change } = reservationIn(status as keyof typeof expected);
    const { path } = await reserve(sofra, venue, { ...change, venueId: venue.id });
    assert.equal((await calendarOf(path)).event.get('STATUS'), calendarStatus, status);
  }
  const { path, reservation } = await reserve(sofra, venue, { status: 'Pending' });
  const before = (await calendarOf(path)).event;
  const stamp = { by: { kind: 'System' }, at: now } as const;
  await changeReservation(sofra.db, reservation, now, (it) => decline(it, null, stamp));
  const after = (await calendarOf(path)).event;
  assert.equal(after.get('UID'), before.get('UID'));
  assert.deepEqual([before.get('SEQUENCE'), after.get('SEQUENCE')], ['1', '2']);
});

test('200: a second download differs only in its timestamp', async () => {
  const { path } = await reserve(sofra, venue);
  const [first, second] = [await calendarOf(path), await calendarOf(path)];
  assert.equal(first.html, second.html);
  sofra.clock.advance(1_000);
  const third = await calendarOf(path);
  assert.notEqual(third.html, first.html);
  assert.deepEqual(
    [...third.event].filter(([name]) => name !== 'DTSTAMP'),
    [...first.event].filter(([name]) => name !== 'DTSTAMP'),
  );
});

test('200: a venue without coordinates has no GEO, and one without an address has its name as the location', async () => {
  const address = { line: null, district: null, city: null, country: null };
  const nowhere = await newGuestVenue(sofra, { location: null, address });
  const { event } = await calendarOf((await reserve(sofra, nowhere)).path);
  assert.deepEqual([event.get('LOCATION'), event.has('GEO')], ['Köşe Lokantası', false]);
  const exact = await newGuestVenue(sofra, { location: { latitude: -0.00000012, longitude: 179.123456789 } });
  const { event: rounded } = await calendarOf((await reserve(sofra, exact)).path);
  assert.ok(!rounded.get('GEO')?.includes('e'), `${rounded.get('GEO')}`);
});

test('200: the name of a venue is escaped in the file, and folded between characters', async () => {
  const names = [
    'Meze, Rakı; Balık \\ Ekmek: "1\\n2"',
    `${'漢字🍷'.repeat(40)}`,
    'BEGIN:VEVENT',
    'مطعم الزاوية، بيروت',
  ];
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constantFrom(...names), anyHostileText()), async (text) => {
      // Decoding turns any broken character into this one.
      fc.pre(!text.includes('\ufffd'));
      fc.pre(isValidText(text));
      const name = cleanText(`a${text}z`);
      const called = await newGuestVenue(sofra, { name });
      const { event } = await calendarOf((await reserve(sofra, called)).path);
      assert.equal(unescaped(event.get('SUMMARY')), `Table at ${name}`);
      assert.equal(unescaped(event.get('LOCATION')), `${name}, Moda Cad. 1, Kadıköy, İstanbul, Türkiye`);
    }),
    { numRuns: 60 },
  );
});
