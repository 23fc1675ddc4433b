import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, localeOf } from './languages.ts';

test('every language uses 24 hours, Latin digits, and the day before the month', () => {
  for (const language of LANGUAGES) {
    const parts = new Intl.DateTimeFormat(localeOf(language), {
      ...({ day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const),
    }).formatToParts(Date.UTC(2026, 2, 19, 21, 30));
    const numbers = parts.filter(({ type }) => type !== 'literal').map(({ value }) => Number(value));
    assert.deepEqual(numbers, [19, 3, 21, 30], language);
  }
});

test('the first page, shown before the app has its texts, has a sentence in every language', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  for (const language of LANGUAGES) assert.match(page, new RegExp(`\\b${language}: '\\S+ .+…'`), language);
});
