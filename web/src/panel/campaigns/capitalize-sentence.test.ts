import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capitalizeSentence } from './capitalize-sentence.ts';

test('a sentence begins with a capital letter, by the rules of its language', () => {
  assert.equal(capitalizeSentence('lunedì, tutto il giorno.', 'it'), 'Lunedì, tutto il giorno.');
  assert.equal(capitalizeSentence('понедельник – пятница.', 'ru'), 'Понедельник – пятница.');
  assert.equal(capitalizeSentence('iki gün.', 'tr'), 'İki gün.');
  assert.equal(capitalizeSentence('iki gün.', 'en'), 'Iki gün.');
});

test('a text in a script without capitals does not change', () => {
  for (const sentence of ['₺249.00.', '15 % off.', 'الاثنين.', '…', ''])
    assert.equal(capitalizeSentence(sentence, 'ar'), sentence);
});
