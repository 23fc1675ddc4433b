import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries } from './countries.ts';
import { LANGUAGES } from './languages.ts';

test('countries are named and sorted in the language; codes of no country are left out', () => {
  const turkish = listCountries('tr');
  const names = turkish.map(({ name }) => name);
  assert.ok(names.indexOf('Çekya') < names.indexOf('Danimarka'));
  assert.equal(turkish.find(({ code }) => code === 'TR')?.name, 'Türkiye');
  assert.equal(
    listCountries('en').some(({ code }) => code === 'EU' || code === 'ZZ'),
    false,
  );
});

test('each country is listed once in every language: withdrawn codes are left out', () => {
  for (const language of LANGUAGES) {
    const countries = listCountries(language);
    const names = countries.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)], language);
    const codes = new Set(countries.map(({ code }) => code));
    for (const withdrawn of ['DD', 'BU', 'SU', 'YU', 'UK', 'AN', 'ZR', 'TP'])
      assert.ok(!codes.has(withdrawn), `${language} ${withdrawn}`);
    for (const country of ['DE', 'MM', 'RU', 'RS', 'GB', 'CD', 'TL', 'TR']) assert.ok(codes.has(country));
  }
});
