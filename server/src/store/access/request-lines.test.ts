import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { RequestLines, rowOfLine } from './request-lines.ts';

const call = {
  ...{ id: randomUUID(), venueId: randomUUID(), keyId: randomUUID(), at: 1_780_000_000_123 },
  ...{ operation: 'getMenu', method: 'GET', status: 200, errorCode: null, durationMs: 3 },
  traceId: 'a'.repeat(32),
};

test('a line is read as the row that was added, whatever its path', () => {
  const paths = [
    '/public/v1/venues',
    '/a,b',
    '/"',
    '\\',
    '/"",\\\\"',
    '/ş(é)',
    '/ÿ'.repeat(100),
    '"',
    'NULL',
    '',
  ];
  const lines = new RequestLines();
  for (const path of paths) lines.add({ ...call, path }, false);
  assert.deepEqual(
    lines.text().toString().split('\n').map(rowOfLine),
    paths.map((path) => ({ ...call, path, at: new Date(call.at).toISOString() })),
  );
  lines.clear();
  lines.add({ ...call, path: '/', status: 409, errorCode: 'PLACE_IS_BUSY' }, true);
  const { status, errorCode } = rowOfLine(lines.text().toString());
  assert.deepEqual([status, errorCode, lines.count], [409, 'PLACE_IS_BUSY', 1]);
  assert.deepEqual(lines.uses, [{ venueId: call.venueId, keyId: call.keyId, at: call.at }]);
});

test('1,000 calls with the longest paths do not fit, and none is cut off', () => {
  const lines = new RequestLines();
  const longest = { ...call, path: '"'.repeat(200) };
  while (lines.hasRoom()) lines.add(longest, false);
  const rows = lines.text().toString().split('\n').map(rowOfLine);
  assert.equal(rows.length, lines.count);
  assert.ok(rows.every(({ path, traceId }) => path === longest.path && traceId === call.traceId));
});
