import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../languages.ts';
import { printableText } from './code-page.ts';
import { TICKET_WORDS, ticketLanguageOf } from './ticket-words.ts';

const languagesOf = (...codes: string[]) => codes.map((code) => ({ code, name: code }));

test('tickets are written in the first language of the menu', () => {
  assert.equal(ticketLanguageOf(languagesOf('tr', 'en')), 'tr');
  assert.equal(ticketLanguageOf(languagesOf('de', 'tr')), 'de');
  assert.equal(ticketLanguageOf(languagesOf('ar-EG')), 'ar');
  assert.equal(ticketLanguageOf(languagesOf('RU')), 'ru');
});

test('tickets are in English where the first language has no words for them, or there is none', () => {
  assert.equal(ticketLanguageOf([]), 'en');
  assert.equal(ticketLanguageOf(languagesOf('ja', 'tr')), 'en');
  assert.equal(ticketLanguageOf(languagesOf('', 'tr')), 'en');
});

test('no word of a ticket is empty or loses a letter on the way to the paper', () => {
  for (const language of LANGUAGES) {
    const { types, reprint, late, ...words } = TICKET_WORDS[language];
    const all = [...Object.values(types), ...Object.values(words), reprint(1), late('19:00')];
    for (const word of all) {
      assert.notEqual(word, '');
      assert.equal(printableText(word), word);
    }
    assert.equal(new Set([types.DineIn, types.Takeaway, types.Delivery]).size, 3);
  }
});
