import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languagesBeside, timeZonesWith } from './places.ts';

test('a stored time zone can be chosen even where the device does not know it', () => {
  assert.ok(timeZonesWith('Europe/Istanbul').includes('Europe/Istanbul'));
  assert.equal(timeZonesWith('Mars/Olympus')[0], 'Mars/Olympus');
});

test('languages are offered by their own names, without those that the venue has', () => {
  const offered = languagesBeside(['tr', 'en']);
  assert.deepEqual(offered[0], { code: 'de', name: 'Deutsch' });
  assert.equal(
    offered.some(({ code }) => code === 'tr'),
    false,
  );
  assert.equal(new Set(offered.map(({ code }) => code)).size, offered.length);
});
