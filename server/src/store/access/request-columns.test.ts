import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { MOST_ROWS, RequestColumns } from './request-columns.ts';

const id = randomBytes(16);
const call = {
  ...{ venueId: randomUUID(), keyId: randomUUID(), at: 1_780_000_000_123 },
  ...{ operation: 'getMenu', method: 'GET', path: '/', status: 200, errorCode: null, durationMs: 3 },
  traceId: 'a'.repeat(32),
};
const row = {
  ...{ ...call, id: id.toString('hex'), at: new Date(call.at) },
  ...{ venueId: call.venueId.replaceAll('-', ''), keyId: call.keyId.replaceAll('-', '') },
};

test('a row is read as the call that was added, whatever its path and whenever it came in', () => {
  const paths = ['/public/v1/venues', '/a,b', '"', '\\', '/ş(é)', '/ÿ'.repeat(100), 'NULL', ''];
  const columns = new RequestColumns();
  for (const path of paths) columns.add({ ...call, path }, id, false);
  assert.deepEqual(
    columns.rows(),
    paths.map((path) => ({ ...row, path })),
  );
  columns.clear();
  const refused = { status: 409, errorCode: 'PLACE_IS_BUSY', durationMs: 70_000 };
  for (const at of [0, 946_684_799_999, 946_684_800_000, 4_102_444_800_001])
    columns.add({ ...call, ...refused, at }, id, at === 0);
  assert.deepEqual(
    columns.rows(),
    [0, 946_684_799_999, 946_684_800_000, 4_102_444_800_001].map((at) => ({
      ...{ ...row, ...refused },
      at: new Date(at),
    })),
  );
  assert.deepEqual(columns.uses, [{ venueId: call.venueId, keyId: call.keyId, at: 0 }]);
});

test('1,000 calls with the longest paths fit, and none is cut off', () => {
  const columns = new RequestColumns();
  const longest = { ...call, path: 'ÿ'.repeat(200), operation: 'o'.repeat(64), errorCode: 'E'.repeat(64) };
  while (columns.hasRoom()) columns.add(longest, id, false);
  assert.equal(columns.count, MOST_ROWS);
  for (const read of columns.rows())
    assert.deepEqual(read, { ...row, ...longest, venueId: row.venueId, keyId: row.keyId, at: row.at });
});

test('a call that lasted longer than an integer can say has the largest one', () => {
  const columns = new RequestColumns();
  for (const durationMs of [2 ** 31 - 1, 2 ** 31, 1_780_000_000_000])
    columns.add({ ...call, durationMs }, id, false);
  for (const { durationMs } of columns.rows()) assert.equal(durationMs, 2 ** 31 - 1);
});
