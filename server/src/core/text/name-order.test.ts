import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareNamesIn } from './name-order.ts';

const sorted = (language: string, names: readonly string[]) =>
  names
    .map((name, at) => ({ id: String(at), name }))
    .toSorted(compareNamesIn(language))
    .map(({ name }) => name);

test('names are in the order of the language', () => {
  const names = [
    'Üsküdar',
    'Dalyan',
    'Çamlıca',
    'Cihangir',
    'Ihlamur',
    'İzmir',
    'Şişli',
    'Suadiye',
    'Zeytin',
  ];
  const turkish = [
    'Cihangir',
    'Çamlıca',
    'Dalyan',
    'Ihlamur',
    'İzmir',
    'Suadiye',
    'Şişli',
    'Üsküdar',
    'Zeytin',
  ];
  assert.deepEqual(sorted('tr', names), turkish);
  assert.deepEqual(sorted('sv', ['Östermalm', 'Zinken', 'Ålsten']), ['Zinken', 'Ålsten', 'Östermalm']);
  assert.deepEqual(sorted('de', ['Östermalm', 'Zinken', 'Pankow']), ['Östermalm', 'Pankow', 'Zinken']);
});

test('numbers in names go by their value, and equal names by their ids', () => {
  assert.deepEqual(sorted('tr', ['Şube 10', 'Şube 2', 'şube 1']), ['şube 1', 'Şube 2', 'Şube 10']);
  const one = { id: 'a', name: 'Moda' };
  const other = { id: 'b', name: 'Moda' };
  assert.deepEqual([compareNamesIn('tr')(one, other), compareNamesIn('tr')(other, one)], [-1, 1]);
});

test('an unknown language has the root order', () => {
  for (const language of ['', 'x', 'no such tag'])
    assert.deepEqual(sorted(language, ['Z', 'Ä', 'b']), ['Ä', 'b', 'Z']);
});
