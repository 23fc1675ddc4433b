import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-03-03T12:00:00.500Z');

test('Retry-After is read as seconds, up to four hours', () => {
  assert.equal(parseRetryAfter('0', NOW), 0);
  assert.equal(parseRetryAfter('120', NOW), 120);
  assert.equal(parseRetryAfter(' 120 ', NOW), 120);
  assert.equal(parseRetryAfter('14400', NOW), 14_400);
  assert.equal(parseRetryAfter('14401', NOW), 14_400);
  assert.equal(parseRetryAfter('9'.repeat(400), NOW), 14_400);
});

test('Retry-After can be a date, rounded up to the next second; a date in the past asks for no wait', () => {
  assert.equal(parseRetryAfter('Tue, 03 Mar 2026 12:00:01 GMT', NOW), 1);
  assert.equal(parseRetryAfter('Tue, 03 Mar 2026 12:02:00 GMT', NOW), 120);
  assert.equal(parseRetryAfter('Tue, 03 Mar 2026 12:00:00 GMT', NOW), 0);
  assert.equal(parseRetryAfter('Sun, 06 Nov 1994 08:49:37 GMT', NOW), 0);
  assert.equal(parseRetryAfter('Wed, 04 Mar 2026 12:00:00 GMT', NOW), 14_400);
});

test('an invalid value asks for nothing', () => {
  assert.equal(parseRetryAfter(undefined, NOW), null);
  const texts = [
    '',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '١٢',
    'soon',
    '120, 240',
    '2026-03-03T12:02:00Z',
    'Infinity',
  ];
  for (const text of [...texts, 'Tue, 03 Mar 2026 12:02:00 +0300', 'Tue, 99 Mar 2026 12:02:00 GMT']) {
    assert.equal(parseRetryAfter(text, NOW), null, text);
  }
});

test('for any Retry-After of an endpoint, there is no wait or one of at most four hours', () => {
  const anyText = fc.oneof(fc.string({ maxLength: 40 }), fc.nat().map(String), fc.date().map(String));
  fc.assert(
    fc.property(anyText, (text) => {
      const seconds = parseRetryAfter(text, NOW);
      assert.ok(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 14_400));
    }),
  );
});
