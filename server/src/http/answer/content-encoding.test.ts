import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncodings } from './content-encoding.ts';

test('an encoding is used only when Accept-Encoding accepts it, and br comes before gzip', () => {
  const cases: [string | undefined, string[]][] = [
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP;q=0.5, Br;q=0.1', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['br ; q=0.000 , *', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['br;q=nonsense', []],
  ];
  for (const [header, expected] of cases)
    assert.deepEqual(acceptedEncodings(header), expected, String(header));
});
