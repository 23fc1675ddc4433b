import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActEntry, entriesOfAct, entryIdAt } from './act-entries.ts';
import type { AuditedRecord } from './audit-entry.ts';

function changed(...values: { before: unknown; after: unknown }[]): AuditedRecord {
  const properties = values.map((each, at) => ({ name: `property ${at}`, values: each }));
  return { kind: 'Product', id: null, name: 'Köfte', action: 'Changed', properties };
}

const portion = (id: string, priceKurus: number) => ({
  ...{ id, name: `Portion ${id}`, priceKurus, translations: { en: { name: 'A portion' } } },
});

const valuesIn = (entries: readonly ActEntry[]) =>
  entries.flatMap(({ records }) =>
    records.flatMap(({ properties }) => properties.map(({ values }) => values)),
  );

test('a change of 1,000 prices records each old and new price, in entries of limited size', () => {
  const records = Array.from({ length: 1_000 }, (_, at) =>
    changed({
      before: [portion('a', at), portion('b', at), portion('c', 7)],
      after: [portion('a', at + 1), portion('b', at + 2), portion('c', 7)],
    }),
  );
  const entries = entriesOfAct(records);
  assert.equal(
    entries.reduce((sum, { recordCount }) => sum + recordCount, 0),
    1_000,
  );
  assert.deepEqual(
    valuesIn(entries),
    records.map((_, at) => ({
      before: [
        { id: 'a', name: 'Portion a', priceKurus: at },
        { id: 'b', name: 'Portion b', priceKurus: at },
      ],
      after: [
        { id: 'a', name: 'Portion a', priceKurus: at + 1 },
        { id: 'b', name: 'Portion b', priceKurus: at + 2 },
      ],
    })),
  );
  for (const entry of entries) {
    assert.ok(entry.records.length <= 50 && entry.recordCount === entry.records.length);
    assert.ok(JSON.stringify(valuesIn([entry])).length < 17_000);
  }
});

test('added and removed parts are recorded completely, changed parts only with their differences; a new order records all parts', () => {
  const group = (priceKurus: number) => [
    { id: 'g', name: 'Sauce', choices: [portion('a', priceKurus), portion('b', 5)] },
  ];
  const [before, after] = [
    [portion('a', 1), portion('b', 2)],
    [portion('b', 2), portion('c', 3)],
  ];
  const turned = { before, after: before.toReversed() };
  assert.deepEqual(
    valuesIn(entriesOfAct([changed({ before, after }, { before: group(1), after: group(2) }, turned)])),
    [
      { before: [portion('a', 1)], after: [portion('c', 3)] },
      {
        before: [{ id: 'g', name: 'Sauce', choices: [{ id: 'a', name: 'Portion a', priceKurus: 1 }] }],
        after: [{ id: 'g', name: 'Sauce', choices: [{ id: 'a', name: 'Portion a', priceKurus: 2 }] }],
      },
      turned,
    ],
  );
});

test('values above 16,384 characters of one record are left out; shorter values after them stay', () => {
  const [long, short] = ['x'.repeat(9_000), 'y'].map((after) => ({ before: null, after }));
  const entries = entriesOfAct([changed(long!, long!, short!), changed(long!, short!)]);
  assert.deepEqual(
    entries.map((entry) => valuesIn([entry])),
    [
      [long, null, short],
      [long, short],
    ],
  );
});

test('an act has at most 40 entries; the last one counts what they do not name', () => {
  const entries = entriesOfAct(Array.from({ length: 2_345 }, () => changed({ before: 1, after: 2 })));
  assert.equal(entries.length, 40);
  assert.ok(entries.every(({ records }) => records.length === 50));
  assert.equal(entries.at(-1)!.recordCount, 395);
});

test('in a list with the newest first, the entries of an act are in the order of the act', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const ids = [0, 1, 39].map((place) => entryIdAt(id, place));
  assert.deepEqual(ids, ids.toSorted().toReversed());
  assert.ok(ids.every((each) => each.length === id.length));
});
