import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOf, latenessOf } from './lateness.ts';

const MINUTE = 60_000;

test('a ticket is late from the minutes of the venue on, and soon late from seven tenths of them', () => {
  assert.deepEqual(
    [0, 13, 14, 19, 20, 500].map((age) => latenessOf(age, 20)),
    ['OnTime', 'OnTime', 'Soon', 'Soon', 'Late', 'Late'],
  );
  assert.deepEqual([ageOf(0, 59_999), ageOf(0, MINUTE), ageOf(MINUTE, 0)], [0, 1, 0]);
});
