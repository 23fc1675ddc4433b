import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { positionOfJsonFault } from './json-position.ts';

function positionOf(text: string): string {
  const position = positionOfJsonFault(text);
  return position === null ? 'none' : `${position.line}:${position.column}`;
}

test('the error is at the line and column where a text stops being JSON', () => {
  assert.equal(positionOf('{\n  "a": 1,\n  "b": tru\n}'), '3:8');
  assert.equal(positionOf('{"a": 1,}'), '1:9');
  assert.equal(positionOf('{\r\n"a" 1}'), '2:5');
  assert.equal(positionOf('[1, 2'), '1:6');
  assert.equal(positionOf(''), '1:1');
  assert.equal(positionOf('{"a": 1}\n{'), '2:1');
  assert.equal(positionOf('{ // a comment\n}'), '1:3');
});

test('a text that nests too deeply to scan has no position', () => {
  assert.equal(positionOf(`${'['.repeat(1_000_000)}x`), 'none');
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
      assert.equal(positionOf(text) === 'none', isJson, text);
    }),
    { numRuns: 2_000 },
  );
});
