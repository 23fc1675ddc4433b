import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatReservationCode, parseReservationCode, RESERVATION_CODE_BYTES } from './reservation-code.ts';

const bytes = fc.uint8Array({ minLength: RESERVATION_CODE_BYTES, maxLength: RESERVATION_CODE_BYTES });

test('all random bits are in the code: different bits give different codes', () => {
  assert.equal(formatReservationCode(new Uint8Array(5)), '00000000');
  assert.equal(formatReservationCode(Uint8Array.of(255, 255, 255, 255, 255)), 'ZZZZZZZZ');
  assert.equal(formatReservationCode(Uint8Array.of(0, 0, 0, 0, 33)), '00000011');
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const isSame = Buffer.from(one).equals(Buffer.from(other));
      assert.equal(formatReservationCode(one) === formatReservationCode(other), isSame);
    }),
  );
  for (const length of [0, 4, 6])
    assert.throws(() => formatReservationCode(new Uint8Array(length)), RangeError);
});

test('a code is accepted in every spelling', () => {
  const between = fc.array(fc.constantFrom('', ' ', '-', ' - ', '\t'), { minLength: 8, maxLength: 8 });
  const spelling = fc.array(fc.nat(3), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(bytes, between, spelling, (drawn, gaps, ways) => {
      const code = formatReservationCode(drawn);
      const said = [...code].map((letter, at) => gaps[at]! + spell(letter, ways[at]!)).join('');
      assert.equal(parseReservationCode(said), code);
    }),
  );
});

function spell(letter: string, way: number): string {
  const alike = { 0: 'Oo0O', 1: 'Iilİ' }[letter];
  return alike?.[way] ?? (way % 2 === 0 ? letter : letter.toLowerCase());
}

test('the web address of a reservation, as a camera reads it, is accepted as its code', () => {
  for (const address of [
    'https://sofra.example/kose-lokantasi/r/7K3MQ9XA',
    'HTTPS://SOFRA.EXAMPLE/KOSE-LOKANTASI/R/7K3MQ9XA',
    'http://127.0.0.1:3000/kose/r/7k3mq9xa/',
    'https://sofra.example/venues/r/r/7K3M-Q9XA?lang=tr#top',
  ]) {
    assert.equal(parseReservationCode(address), '7K3MQ9XA', address);
  }
});

test('a text that cannot be a code is refused', () => {
  for (const text of [
    '',
    '7K3MQ9X',
    '7K3MQ9XAB',
    '7K3MQ9XU',
    '7K3M.Q9XA',
    'https://sofra.example/kose',
    'https://sofra.example/kose/r/',
    'https://sofra.example/?to=/r/7K3MQ9XA',
    'WIFI:S:Sofra;T:WPA;P:mercimek;;',
  ]) {
    assert.equal(parseReservationCode(text), null, text);
  }
});
