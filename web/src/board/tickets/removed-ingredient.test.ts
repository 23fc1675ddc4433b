import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRemovedIngredient } from './removed-ingredient.ts';

test('an ingredient to leave out is written in capitals, with the right vowel in its Turkish suffix', () => {
  const form = (name: string) => Object.values(formatRemovedIngredient(name, 'tr')).join(' ');
  assert.deepEqual(['soğan', 'biber', 'nohut', 'mantar sosu', 'domates püresi', 'göz', 'XYZ'].map(form), [
    'SOĞAN ı',
    'BİBER i',
    'NOHUT u',
    'MANTAR SOSU u',
    'DOMATES PÜRESİ i',
    'GÖZ ü',
    'XYZ i',
  ]);
});
