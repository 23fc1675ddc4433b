import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeOfJsonFault } from './json-place.ts';

function placeOf(text: string): string {
  const place = placeOfJsonFault(text);
  return place === null ? 'none' : `${place.line}:${place.column}`;
}

test('the error is at the line and column where a text stops being JSON', () => {
  assert.equal(placeOf('{\n  "a": 1,\n  "b": tru\n}'), '3:8');
  assert.equal(placeOf('{"a": 1,}'), '1:9');
  assert.equal(placeOf('{\r\n"a" 1}'), '2:5');
  assert.equal(placeOf('[1, 2'), '1:6');
  assert.equal(placeOf(''), '1:1');
  assert.equal(placeOf('{"a": 1}\n{'), '2:1');
  assert.equal(placeOf('{ // a comment\n}'), '1:3');
});

test('a text that nests too deeply to scan has no position', () => {
  assert.equal(placeOf(`${'['.repeat(1_000_000)}x`), 'none');
});

test('a text has an error position exactly when it is not JSON', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    '01',
    'true',
    'nul',
    ' ',
    '\n',
    '"',
    '\\',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      assert.equal(placeOf(text) === 'none', isJson, text);
    }),
    { numRuns: 2_000 },
  );
});
