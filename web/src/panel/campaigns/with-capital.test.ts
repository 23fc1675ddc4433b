import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCapital } from './with-capital.ts';

test('a sentence that begins with a weekday begins with a capital, as its language writes it', () => {
  assert.equal(withCapital('lunedì, tutto il giorno.', 'it'), 'Lunedì, tutto il giorno.');
  assert.equal(withCapital('понедельник – пятница.', 'ru'), 'Понедельник – пятница.');
  assert.equal(withCapital('iki gün.', 'tr'), 'İki gün.');
  assert.equal(withCapital('iki gün.', 'en'), 'Iki gün.');
});

test('what has no capitals stays as it is', () => {
  for (const sentence of ['₺249.00.', '15 % off.', 'الاثنين.', '…', ''])
    assert.equal(withCapital(sentence, 'ar'), sentence);
});
