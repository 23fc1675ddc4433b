import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEndTime, parseTime } from './typed-time.ts';

test('a time is read in the forms in which people type it, in 24 hours', () => {
  const read = ['9', '09', '930', '0930', '9:30', '21.30', ' 22:00 ', '0:00', '2359'].map(parseTime);
  assert.deepEqual(read, [
    ...['09:00', '09:00', '09:30', '09:30', '09:30', '21:30', '22:00', '00:00', '23:59'],
  ]);
  assert.equal(parseTime('  '), '');
});

test('hours may end at 24:00', () => {
  for (const text of ['24', '24:00', '24.00', '2400', '00:00']) assert.equal(parseEndTime(text), '00:00');
  for (const text of ['24:30', '25', '24 h']) assert.equal(parseEndTime(text), null);
});

test('a text that is no time gives no time', () => {
  for (const text of ['24:00', '12:60', '10 PM', 'noon', '1:2:3', '-1', '12345'])
    assert.equal(parseTime(text), null);
});
