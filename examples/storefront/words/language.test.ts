import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingOf } from '../pages/opening.ts';
import { formatsOf, languageOf, languagesOf, menuLanguageOf, wordsOf } from './language.ts';

const languages = [
  { code: 'tr', name: 'Türkçe', isDefault: true },
  { code: 'de', name: 'Deutsch', isDefault: false },
  { code: 'en', name: 'English', isDefault: false },
];
const offered = languagesOf({ languages });

test('a guest reads what they chose, else the first language of their browser that is offered, else that of the restaurant', () => {
  assert.deepEqual(
    offered.map(({ code }) => code),
    ['tr', 'de', 'en', 'ar'],
  );
  assert.equal(languageOf(offered, 'ar', 'de-DE,de'), 'ar');
  assert.equal(languageOf(offered, 'xx', 'fi,de-DE;q=0.9'), 'de');
  assert.equal(languageOf(offered, undefined, ''), 'tr');
});

test('a language that only the menu has is around it in English, one that only the shop has reads the menu in English', () => {
  assert.equal(wordsOf('de').ownName, 'English');
  assert.deepEqual(
    ['de', 'ar', 'tr'].map((code) => menuLanguageOf({ languages }, code)),
    ['de', 'en', 'tr'],
  );
  assert.equal(menuLanguageOf({ languages: [] }, 'ar'), undefined);
});

test('amounts have the digits of receipts in every language, and no decimals where there are none', () => {
  assert.deepEqual(
    ['en', 'tr', 'ar'].map((code) =>
      formatsOf(code, 'Europe/Istanbul')
        .price(1290.5)
        .replace(/[^\d.,]/g, ''),
    ),
    ['1,290.50', '1.290,50', '1,290.50'],
  );
  assert.equal(formatsOf('en', 'Europe/Istanbul').price(120), '₺120');
});

test('a restaurant says until when it is open, when it opens, and until when it is busy, on its own clock', () => {
  const words = wordsOf('en');
  const formats = formatsOf('en', 'Europe/Istanbul');
  const noon = new Date('2026-03-03T09:00:00.000Z');
  const said = (ordering: object, now = noon) => {
    const none = {
      acceptingOrdersNow: false,
      opensAt: null,
      closesAt: null,
      busyUntil: null,
      busyReason: null,
    };
    const venue = { ordering: { ...none, ...ordering } } as Parameters<typeof openingOf>[0]['venue'];
    return openingOf({ venue, words, formats }, now).sentence;
  };
  assert.equal(said({ acceptingOrdersNow: true, opensAt: '11:00', closesAt: '23:00' }), 'Open until 23:00');
  assert.equal(said({ acceptingOrdersNow: true, opensAt: '00:00', closesAt: '00:00' }), 'Open now');
  // Its hours are those of the day that has begun, and not of the evening that goes on.
  const night = new Date('2026-03-03T22:30:00.000Z');
  const late = { acceptingOrdersNow: true, opensAt: '11:00', closesAt: '23:00' };
  assert.equal(said(late, night), 'Open now');
  assert.equal(said({ ...late, closesAt: '02:00' }, night), 'Open now');
  assert.equal(said({ ...late, closesAt: '02:00' }), 'Open until 02:00');
  assert.equal(said({ opensAt: '18:00', closesAt: '23:00' }), 'Closed, opens at 18:00');
  assert.equal(said({ opensAt: '08:00', closesAt: '11:00' }), 'Closed now');
  assert.equal(said({ busyUntil: '2026-03-03T10:30:00.000Z' }), 'The kitchen takes no orders until 13:30');
});

test('an instant has the day of the restaurant, written like a date', () => {
  const formats = formatsOf('en', 'Europe/Istanbul');
  assert.equal(formats.dayAt('2026-03-03T20:30:00.000Z'), formats.day('2026-03-03'));
  assert.equal(formats.dayAt('2026-03-03T21:30:00.000Z'), formats.day('2026-03-04'));
});
