import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLetters, searchedWords } from './plain-letters.ts';

test('letter case and accents count for nothing, and the four i of Turkish are one', () => {
  for (const text of ['ışık', 'IŞIK', 'isik', 'İŞİK']) assert.equal(plainLetters(text), 'isik', text);
  assert.equal(plainLetters('Crème Brûlée'), 'creme brulee');
});

test('a letter that has no mark is as its plain form is typed', () => {
  assert.equal(plainLetters('Weißbier'), plainLetters('WEISSBIER'));
  assert.equal(
    plainLetters('Smørrebrød Łódź Œufs Đorđe Æbleskiver'),
    'smorrebrod lodz oeufs dorde aebleskiver',
  );
});

test('a name that is written with Persian letters is one with the Arabic ones', () => {
  assert.equal(plainLetters('کبابی'), plainLetters('كبابي'));
  assert.equal(plainLetters('مصطفى'), plainLetters('مصطفي'));
});

test('a search has no spaces around it, and one between its words', () => {
  assert.equal(searchedWords('  Ada \n Kahvesi '), 'ada kahvesi');
});
