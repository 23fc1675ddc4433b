import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf } from './page-language.ts';

test('the direction of a language is that of the letters it is written in: Kurdish has Latin ones', () => {
  const codes = ['ar', 'de', 'en', 'fa', 'he', 'ku', 'ps', 'ru', 'sd', 'tr', 'ug', 'ur', 'yi'];
  for (const code of codes) {
    const { script } = new Intl.Locale(code).maximize();
    assert.equal(directionOf(code), script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr', code);
  }
});
