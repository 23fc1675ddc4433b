import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersOf, faultsOf, initialForm, refusedFieldOf } from './restaurant-form.ts';

const FILLED = {
  ...initialForm('tr', 'tr-TR', ''),
  name: ' Ada Kahvesi ',
  ownerName: 'Ada',
  email: ' ada@example.com ',
  password: 'kahve ve lokum',
};

test('a form starts with the country of the device and the language of the app', () => {
  const { countryCode, language } = initialForm('de', 'de-AT', '');
  assert.deepEqual([countryCode, language], ['AT', 'de']);
  assert.equal(initialForm('en', 'en', '').countryCode, 'TR');
  assert.equal(initialForm('es', 'es-419', '').countryCode, 'TR');
});

test('missing and wrong values are listed by field, and a complete form has no faults', () => {
  const empty = initialForm('en', 'en-GB', '');
  assert.deepEqual([...faultsOf(empty, true)], ['name', 'ownerName', 'email', 'password', 'pass']);
  assert.deepEqual([...faultsOf(FILLED, false)], []);
  assert.deepEqual(
    [...faultsOf({ ...FILLED, tables: '201', seatsPerTable: '0' }, false)],
    ['tables', 'seatsPerTable'],
  );
  assert.deepEqual([...faultsOf({ ...FILLED, tables: '0' }, false)], []);
});

test('answers are sent trimmed, and a restaurant with a menu from a spreadsheet starts with an empty menu', () => {
  const answers = answersOf({ ...FILLED, menu: 'Sheet' }, 'Europe/Istanbul');
  assert.deepEqual(
    [answers.name, answers.owner.email, answers.tables, answers.menu],
    ['Ada Kahvesi', 'ada@example.com', 10, 'Empty'],
  );
});

test('a restaurant has the time zone of its country, or that of the device if the country has several', () => {
  const zoneIn = (countryCode: string) => answersOf({ ...FILLED, countryCode }, 'America/New_York').timeZone;
  assert.deepEqual(['TR', 'US'].map(zoneIn), ['Europe/Istanbul', 'America/New_York']);
});

test('a refusal is shown at its field', () => {
  const refusedAt = (field: string) =>
    refusedFieldOf({ code: 'CONTENT_INVALID', problems: [{ field, message: '' }] });
  assert.deepEqual(['answers.owner.email', 'owner.email', 'answers.name', 'timeZone'].map(refusedAt), [
    'email',
    'email',
    'name',
    null,
  ]);
  assert.equal(refusedFieldOf({ code: 'RESTAURANT_PASS_NEEDED', problems: [] }), 'pass');
});
