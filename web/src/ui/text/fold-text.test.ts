import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './fold-text.ts';

test('the four i of Turkish are one, in every case', () => {
  for (const text of ['ışık', 'IŞIK', 'isik', 'İŞİK']) assert.equal(foldText(text), 'isik', text);
});

test('accents and case count for nothing, typed as one sign or as two', () => {
  for (const text of ['Crème Brûlée', 'CREME BRULEE', 'Cre\u0300me Bru\u0302le\u0301e'])
    assert.equal(foldText(text), 'creme brulee');
});

test('spaces around a text are no part of it, those within are', () => {
  assert.equal(foldText('  Adana  Kebap\n'), 'adana  kebap');
});

test('folding twice changes nothing more, also of Arabic and Cyrillic', () => {
  for (const text of ['كَبَاب', 'Ёлка Йогурт', 'Çiğ Köfte', 'ﬁ'])
    assert.equal(foldText(foldText(text)), foldText(text), text);
});

test('a letter that has no mark is as its plain form is typed', () => {
  assert.equal(foldText('Weißbier'), foldText('WEISSBIER'));
  assert.equal(foldText('Smørrebrød'), 'smorrebrod');
});

test('Persian and Arabic letters of one sound are one', () => {
  assert.equal(foldText('کبابی'), foldText('كبابي'));
});
