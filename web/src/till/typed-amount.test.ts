import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Key, parseAmount, pressKey, quickSums, textOfAmount, toKurus, toLira } from './typed-amount.ts';

test('comma and point both separate lira from kuruş', () => {
  const amounts: [string, number][] = [
    ['45', 4_500],
    ['45,5', 4_550],
    ['45.50', 4_550],
    ['0,05', 5],
    [',5', 50],
    ['45,', 4_500],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1.250', 125_000],
    ['1,250', 125_000],
    ['12.345.678'.slice(0, 6), 1_234_500],
    ['1 250 ₺', 125_000],
    ['100000', 10_000_000],
    ['10.000.000', 1_000_000_000],
  ];
  for (const [text, kurus] of amounts) assert.equal(parseAmount(text), kurus, text);
});

test('a text that is no amount above zero gives no amount', () => {
  for (const text of [
    '',
    '0',
    '0,00',
    '-5',
    'abc',
    '1,2,3',
    '1.2.3',
    '1e3',
    '12,345,6.7',
    '10000000,01',
    '1,25.5',
  ])
    assert.equal(parseAmount(text), null, text);
});

test('an amount is exact where floating point is not', () => {
  assert.equal(parseAmount('1,10'), 110);
  assert.equal(toKurus(0.1 + 0.2), 30);
  assert.equal(toKurus(1_234_567.89), 123_456_789);
  for (let kurus = 1; kurus <= 10_000; kurus += 1) assert.equal(parseAmount(textOfAmount(kurus)), kurus);
});

test('the keypad accepts only keys that can lead to an amount', () => {
  const typed = (keys: readonly Key[]) => keys.reduce<string>(pressKey, '');
  assert.equal(typed(['2', '0', '0']), '200');
  assert.equal(typed(['4', '5', ',', '5', '0', '9', ',']), '45,50');
  assert.equal(typed([',', '5']), '0,5');
  assert.equal(typed(['0', '0', '7']), '7');
  assert.equal(typed(['0', '0']), '0');
  assert.equal(typed(['1', '2', 'Erase']), '1');
  assert.equal(typed(['Erase']), '');
  assert.equal(typed(['1', ...Array<Key>(8).fill('0')]), '10000000');
});

test('quick sums are amounts that guests hand over: the next round amounts, and a 200 note towards more', () => {
  assert.deepEqual(quickSums(14_550), [15_000, 20_000]);
  assert.deepEqual(quickSums(34_500), [20_000, 35_000, 40_000]);
  assert.deepEqual(quickSums(20_000), []);
  assert.deepEqual(quickSums(12_050), [15_000, 20_000]);
  assert.deepEqual(quickSums(5_000), [10_000, 20_000]);
  assert.deepEqual(quickSums(0), []);
});

/** The amounts that a bill can have, in kuruş. */
const AMOUNTS = fc.integer({ min: 1, max: 100_000_000 });

test('every amount is read as it is written, in the field and in each language', () => {
  fc.assert(
    fc.property(AMOUNTS, (kurus) => {
      assert.equal(parseAmount(textOfAmount(kurus)), kurus);
      for (const locale of ['tr', 'en', 'de', 'fr', 'it', 'es', 'ru']) {
        const written = toLira(kurus).toLocaleString(locale, { style: 'currency', currency: 'TRY' });
        const typed = written.replace('TRY', '₺');
        assert.equal(parseAmount(typed), kurus, typed);
      }
      assert.equal(toKurus(toLira(kurus)), kurus);
    }),
  );
});

test('the keypad can type every amount, and no keys make a text that is no amount', () => {
  const press = (keys: readonly string[]) => keys.reduce((text, key) => pressKey(text, key as Key), '');
  fc.assert(
    fc.property(AMOUNTS, (kurus) => assert.equal(press([...textOfAmount(kurus)]), textOfAmount(kurus))),
  );
  const key = fc.constantFrom(...'0123456789,', 'Erase');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 20 }), (keys) => {
      const text = press(keys);
      assert.ok(parseAmount(text) !== null || /^[0,]*$/.test(text), text);
    }),
  );
});

test('quick sums are ascending, and above the amount due except a note towards more', () => {
  fc.assert(
    fc.property(AMOUNTS, (due) => {
      const sums = quickSums(due);
      assert.deepEqual(
        sums,
        [...new Set(sums)].toSorted((a, b) => a - b),
      );
      assert.ok(sums.every((sum) => sum > due || sum === 20_000));
    }),
  );
});

test('amounts are typed and written with the decimal sign of the language, and read with either', () => {
  const typed = (['4', '5', '.', '5', '0', '9', '.'] as const).reduce<string>(pressKey, '');
  assert.equal(typed, '45.50');
  assert.equal(pressKey('', '.'), '0.');
  assert.deepEqual(
    [textOfAmount(4_550, '.'), textOfAmount(4_550), textOfAmount(4_500, '.')],
    ['45.50', '45,50', '45'],
  );
  assert.equal(parseAmount(textOfAmount(4_550, '.')), 4_550);
});
