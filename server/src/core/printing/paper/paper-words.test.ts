import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORDS } from '../../../words/words.ts';
import { LANGUAGES } from '../../languages.ts';
import { fillMessage } from '../../text/message.ts';
import { printableText } from './code-page.ts';
import { ticketLanguageOf } from './paper-words.ts';

const languagesOf = (...codes: string[]) => codes.map((code) => ({ code, name: code }));

test('tickets are written in the first language of the menu', () => {
  assert.equal(ticketLanguageOf(languagesOf('tr', 'en')), 'tr');
  assert.equal(ticketLanguageOf(languagesOf('de', 'tr')), 'de');
  assert.equal(ticketLanguageOf(languagesOf('ar-EG')), 'ar');
  assert.equal(ticketLanguageOf(languagesOf('RU')), 'ru');
});

test('tickets are in English if the first language has no words for them, or if there is no language', () => {
  assert.equal(ticketLanguageOf([]), 'en');
  assert.equal(ticketLanguageOf(languagesOf('ja', 'tr')), 'en');
  assert.equal(ticketLanguageOf(languagesOf('', 'tr')), 'en');
});

test('every letter in the words of a ticket is printable', () => {
  for (const language of LANGUAGES) {
    const { practice, ticket } = WORDS[language].papers;
    const { types, ...words } = ticket;
    for (const text of [practice, ...Object.values(types), ...Object.values(words)]) {
      const values = { count: 1, at: '19:00', course: 'Tatlı', seat: 2, number: 3, of: 2 };
      const word = fillMessage(language, text, values);
      assert.equal(printableText(word), word);
    }
    assert.equal(new Set([types.DineIn, types.Takeaway, types.Delivery]).size, 3);
  }
});
