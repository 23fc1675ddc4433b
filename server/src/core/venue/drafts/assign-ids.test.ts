import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assignIds, type IdSource } from './assign-ids.ts';

interface IdAndName {
  id: string;
  name: string;
}

const nameOf = ({ name }: { name: string }) => name;
const stored: IdAndName[] = [
  { id: 'a', name: 'Salon' },
  { id: 'b', name: 'Bahçe' },
  { id: 'c', name: 'Salon' },
];

function source(...stated: string[]): IdSource {
  let count = 0;
  return { stated: new Set(stated), newId: () => `new ${++count}` };
}

function idsOf(drafts: { id: string | null; name: string }[], ids = source(), siblings = stored): string[] {
  return assignIds(drafts, siblings, nameOf, ids).map(({ id }) => id);
}

test('a draft keeps its stated id, whether it is stored or not', () => {
  const drafts = [
    { id: 'b', name: 'Bahçe' },
    { id: 'z', name: 'Salon' },
  ];
  const adopted = assignIds(drafts, stored, nameOf, source('b', 'z'));
  assert.deepEqual(adopted, [
    { id: 'b', draft: drafts[0], stored: stored[1] },
    { id: 'z', draft: drafts[1], stored: null },
  ]);
});

test('a draft without an id matches the first stored record with its natural key', () => {
  assert.deepEqual(idsOf([{ id: null, name: 'Salon' }]), ['a']);
});

test('a stored record matches only one draft', () => {
  const likelyDuplicates = [1, 2, 3].map(() => ({ id: null, name: 'Bahçe' }));
  assert.deepEqual(idsOf(likelyDuplicates), ['b', 'new 1', 'new 2']);
});

test('a record that is not stored gets a new id', () => {
  assert.deepEqual(idsOf([{ id: null, name: 'Teras' }]), ['new 1']);
  assert.deepEqual(idsOf([{ id: null, name: 'Salon' }], source(), []), ['new 1']);
});

test('a record whose id the document states elsewhere does not match by name', () => {
  const drafts = [
    { id: null, name: 'Bahçe' },
    { id: 'b', name: 'Kış bahçesi' },
  ];
  assert.deepEqual(idsOf(drafts, source('b')), ['new 1', 'b']);
});

test('stated ids can also match records that are not siblings', () => {
  const moved = [{ id: 'b', name: 'Bahçe' }];
  const [found] = assignIds(moved, [], nameOf, source('b'), stored);
  assert.equal(found?.stored, stored[1]);
});
