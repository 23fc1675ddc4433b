import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scanSource } from './source-scan.ts';
import { doubleNamesIn } from './test-names.ts';

test('a name given twice in a file is found, whatever its quotes', () => {
  const text =
    "test('a b', () => {});\nit(\n  'c',\n);\nt.test(`c`, f);\ntest.only('a b', f);\ntest(\"a b\", f);\n";
  assert.deepEqual(doubleNamesIn(scanSource('x.test.ts', text)), [
    'x.test.ts:5 "c" is also the name of the test on line 2',
    'x.test.ts:6 "a b" is also the name of the test on line 1',
    'x.test.ts:7 "a b" is also the name of the test on line 1',
  ]);
});

test('patterns, comments and names put together from parts are no double names', () => {
  const parts = '`a $' + '{b}`';
  const text = `/x/.test('a');\nPATTERN.test('a');\n// test('a')\ntest('a', f);\ntest(${parts}, f);\ntest(${parts}, f);\n`;
  assert.deepEqual(doubleNamesIn(scanSource('x.test.ts', text)), []);
});
