import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginLarge } from './begin-large.ts';

test('a sentence that begins with a weekday begins with a capital, as its language writes it', () => {
  assert.equal(beginLarge('lunedì, tutto il giorno.', 'it'), 'Lunedì, tutto il giorno.');
  assert.equal(beginLarge('понедельник – пятница.', 'ru'), 'Понедельник – пятница.');
  assert.equal(beginLarge('iki gün.', 'tr'), 'İki gün.');
  assert.equal(beginLarge('iki gün.', 'en'), 'Iki gün.');
});

test('what has no capitals stays as it is', () => {
  for (const sentence of ['₺249.00.', '15 % off.', 'الاثنين.', '…', ''])
    assert.equal(beginLarge(sentence, 'ar'), sentence);
});
