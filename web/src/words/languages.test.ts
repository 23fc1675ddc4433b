import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localeOf } from './languages.ts';

test('Arabic writes Latin digits and 24 hours', () => {
  const format = new Intl.DateTimeFormat(localeOf('ar'), {
    ...({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const),
  });
  assert.equal(format.format(Date.UTC(2026, 2, 1, 21, 30)), '21:30');
});
