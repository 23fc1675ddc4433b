import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AuditedRecord, boundedRecords } from './audit-entry.ts';

function changed(...values: unknown[]): AuditedRecord {
  const properties = values.map((after, at) => ({ name: `property ${at}`, values: { before: null, after } }));
  return { kind: 'Product', id: null, name: 'Köfte', action: 'Changed', properties };
}

test('values beyond 16,384 characters of an entry are left out, and shorter ones after them stay', () => {
  const [long, short] = ['x'.repeat(9_000), 'y'];
  const bounded = boundedRecords([changed(long, long, short), changed(long, short)]);
  assert.deepEqual(
    bounded.flatMap(({ properties }) => properties.map(({ name, values }) => [name, values?.after ?? null])),
    [
      ['property 0', long],
      ['property 1', null],
      ['property 2', short],
      ['property 0', null],
      ['property 1', short],
    ],
  );
  assert.ok(JSON.stringify(bounded).length < 20_000);
});

test('of an act on many records the first 50 are named', () => {
  assert.equal(boundedRecords(Array.from({ length: 300 }, () => changed())).length, 50);
});
