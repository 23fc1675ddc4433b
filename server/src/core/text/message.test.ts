import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillMessage, parseMessage } from './message.ts';

test('values are inserted at their names, each as often as it is named', () => {
  assert.equal(
    fillMessage('en', 'VAT {rate} on {net}', { rate: '10%', net: '1,234.50' }),
    'VAT 10% on 1,234.50',
  );
  assert.equal(fillMessage('tr', '{count}. kopya ({count})', { count: 1234 }), '1234. kopya (1234)');
  assert.equal(fillMessage('en', 'Nothing to fill in', {}), 'Nothing to fill in');
});

test('text of a guest is inserted unchanged, also braces and number signs', () => {
  assert.equal(fillMessage('en', '{venue}: menu', { venue: '{venue} #1' }), '{venue} #1: menu');
  const message = '{count, plural, one {# guest at {venue}} other {# guests at {venue}}}';
  assert.equal(fillMessage('en', message, { count: 2, venue: '#1' }), '2 guests at #1');
});

test('a plural follows the rules of the language, and its number the number format', () => {
  const message = '{count, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}';
  const written = [1, 2, 5, 11, 21, 22, 1.5, 5_000].map((count) => fillMessage('ru', message, { count }));
  assert.deepEqual(written, [
    ...['1 гость', '2 гостя', '5 гостей', '11 гостей', '21 гость', '22 гостя', '1,5 гостя'],
    '5\u00a0000 гостей',
  ]);
});

test('the same message is counted by the rules of each language', () => {
  const message = '{count, plural, one {one} other {other}}';
  assert.equal(fillMessage('fr', message, { count: 0 }), 'one');
  assert.equal(fillMessage('en', message, { count: 0 }), 'other');
});

test('a form for an exact number comes before the plural form of the language', () => {
  const message = '{count, plural, =0 {no guests} one {# guest} other {# guests}}';
  assert.deepEqual(
    [0, 1, 2].map((count) => fillMessage('en', message, { count })),
    ['no guests', '1 guest', '2 guests'],
  );
});

test('a Turkish suffix is chosen by the vowel before it', () => {
  const message = '{name}{vowel, select, ı {SIZ} u {SUZ} ü {SÜZ} other {SİZ}}';
  const written = (name: string, vowel: string) => fillMessage('tr', message, { name, vowel });
  assert.deepEqual([written('SOĞAN', 'ı'), written('BİBER', 'i')], ['SOĞANSIZ', 'BİBERSİZ']);
});

test('choices can be nested, and an inner one has the number of the outer plural', () => {
  const message = '{count, plural, one {# {type, select, DineIn {table} other {bag}}} other {# of {type}}}';
  assert.equal(fillMessage('en', message, { count: 1, type: 'DineIn' }), '1 table');
  assert.equal(fillMessage('en', message, { count: 3, type: 'bags' }), '3 of bags');
});

test('a missing value is an error', () => {
  assert.throws(() => fillMessage('en', 'COPY {count}', { number: 1 }), /no value for \{count\}/);
});

test('a text with wrong syntax is refused', () => {
  for (const message of [
    ...['{', '}', 'a } b', '{count', '{a b}', '{}', '{count, number}', '{count, plural, one {#}}'],
    ...['{count, plural, other {#}', '{count, plural, other #}', '{count, plural}'],
  ]) {
    assert.throws(() => parseMessage(message), /Not a message/, message);
  }
});
