import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findReservations } from './find-reservations.ts';

const RESERVATIONS = [
  { customer: { name: 'Işıl Çağlar', phone: '+905321112233' }, code: 'K7QX2M' },
  { customer: { name: 'Jörg Müller', phone: null }, code: 'B3ZT9W' },
];
const found = (text: string) => findReservations(RESERVATIONS, text).map(({ code }) => code);

test('a reservation is found by any part of its name, without case and accents', () => {
  for (const text of ['isil', 'IŞIL', 'caglar', ' ÇAĞ ']) assert.deepEqual(found(text), ['K7QX2M'], text);
  assert.deepEqual(found('muller'), ['B3ZT9W']);
  assert.deepEqual(found('jorg  \u00a0muller'), ['B3ZT9W']);
});

test('a phone number is found in any notation, with or without its country code', () => {
  for (const text of [
    '0532',
    '00905',
    '0532 111 22 33',
    '+90 532 111',
    '(532) 111-22',
    '2233',
    '\u0662\u0662\u0663\u0663',
  ])
    assert.deepEqual(found(text), ['K7QX2M'], text);
});

test('a number that begins with 0 is not searched inside other numbers', () => {
  assert.deepEqual(found('0321'), []);
});

test('a code is found by its beginning, also in groups and in small letters', () => {
  for (const text of ['k7q', 'K7Q-X2M', 'k7 qx']) assert.deepEqual(found(text), ['K7QX2M'], text);
});

test('two digits or letters are too short for a number or code', () => {
  assert.deepEqual(found('22'), []);
  assert.deepEqual(found('b3'), []);
});

test('a blank text finds all of them', () => {
  assert.equal(findReservations(RESERVATIONS, '  '), RESERVATIONS);
});
