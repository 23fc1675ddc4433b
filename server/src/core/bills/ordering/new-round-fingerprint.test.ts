import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill, BillLine } from '../bill.ts';
import { repeatedRound, roundFingerprint } from './new-round.ts';

const part = (id: string) => ({ id, name: id });

function line(change: Partial<BillLine> = {}): BillLine {
  const ids = { roundId: 'round', productId: 'kebab', portionId: 'full', quantity: 1 };
  return { ...ids, extras: [], removedIngredients: [], note: null, ...change } as unknown as BillLine;
}

function fingerprintOf(lines: BillLine[], change: Partial<Bill> = {}): string | null {
  const bill = { type: 'Takeaway', table: null, customer: { phone: '+905321234567' }, lines, ...change };
  return roundFingerprint(bill as unknown as Bill, 'round');
}

const extras = ['a', 'b'].map((id) => ({ ...part(id), priceKurus: 100 }));
const basket = [line({ extras }), line({ productId: 'baklava', removedIngredients: [part('nuts')] })];

test('the order of lines and extras, notes and other rounds do not change the fingerprint', () => {
  const again = [
    line({ productId: 'baklava', removedIngredients: [part('nuts')], note: 'Bol şerbetli' }),
    line({ extras: extras.toReversed() }),
    line({ roundId: 'earlier', quantity: 9 }),
  ];
  assert.equal(fingerprintOf(again), fingerprintOf(basket));
});

test('another product, quantity, extra, ingredient, phone, table or type changes the fingerprint', () => {
  const others = [
    fingerprintOf([basket[0]!]),
    fingerprintOf([line({ extras, quantity: 2 }), basket[1]!]),
    fingerprintOf([line({ extras: extras.slice(1) }), basket[1]!]),
    fingerprintOf([basket[0]!, line({ productId: 'baklava' })]),
    fingerprintOf(basket, { customer: { phone: '+905331234567' } as Bill['customer'] }),
    fingerprintOf(basket, { table: part('garden') }),
    fingerprintOf(basket, { type: 'Delivery' }),
    fingerprintOf(basket),
  ];
  assert.equal(new Set(others).size, others.length);
});

test('without a phone number only a basket with different lines has a fingerprint, not a single drink', () => {
  const atTable = { type: 'DineIn', table: part('garden'), customer: null } as const;
  const tea = line({ productId: 'tea' });
  assert.equal(fingerprintOf([tea], atTable), null);
  assert.equal(fingerprintOf([tea, line({ productId: 'tea', note: 'açık' })], atTable), null);
  assert.notEqual(fingerprintOf([tea, line({ productId: 'ayran' })], atTable), null);
  assert.notEqual(fingerprintOf([tea]), null);
  assert.equal(fingerprintOf(basket, { customer: null }), null);
});

test("a guest's round repeats the last equal round within five minutes; a round of staff never counts as a repeat", () => {
  const repeatOf = (last: { minutes: number; kind?: 'Key' | 'Account' }) => {
    const round = (id: string, minutes: number, kind: 'Key' | 'Account' = 'Key') => ({
      ...{ id, orderedAt: minutes * 60_000, by: { kind, id: 'caller', name: 'Caller' } },
    });
    const tea = line({ productId: 'tea', roundId: 'first' });
    const lines = [
      tea,
      ...['second', 'third'].flatMap((roundId) => basket.map((one) => ({ ...one, roundId }))),
    ];
    const rounds = [round('first', 0), round('second', 1), round('third', last.minutes, last.kind)];
    const customer = { phone: '+905321234567' };
    return repeatedRound(
      { type: 'Takeaway', table: null, customer, rounds, lines } as unknown as Bill,
      'third',
    );
  };
  assert.deepEqual(repeatOf({ minutes: 5 }), { number: 3, of: 2 });
  assert.equal(repeatOf({ minutes: 6 }), null);
  assert.equal(repeatOf({ minutes: 5, kind: 'Account' }), null);
});
