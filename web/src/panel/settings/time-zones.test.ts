import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeZonesWith } from './time-zones.ts';

test('a stored time zone can be chosen even if the browser does not know it', () => {
  assert.ok(timeZonesWith('Europe/Istanbul').includes('Europe/Istanbul'));
  assert.equal(timeZonesWith('Mars/Olympus')[0], 'Mars/Olympus');
});
