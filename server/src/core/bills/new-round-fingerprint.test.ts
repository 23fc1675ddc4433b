import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill, BillLine } from './bill.ts';
import { roundFingerprint } from './new-round.ts';

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

test('the order of lines and extras, notes and other rounds do not count', () => {
  const again = [
    line({ productId: 'baklava', removedIngredients: [part('nuts')], note: 'Bol şerbetli' }),
    line({ extras: extras.toReversed() }),
    line({ roundId: 'earlier', quantity: 9 }),
  ];
  assert.equal(fingerprintOf(again), fingerprintOf(basket));
});

test('another product, number, extra, ingredient, phone, table or type does', () => {
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

test('without a phone a table tells who ordered twice by a basket of different lines, not by one drink', () => {
  const atTable = { type: 'DineIn', table: part('garden'), customer: null } as const;
  const tea = line({ productId: 'tea' });
  assert.equal(fingerprintOf([tea], atTable), null);
  assert.equal(fingerprintOf([tea, line({ productId: 'tea', note: 'açık' })], atTable), null);
  assert.notEqual(fingerprintOf([tea, line({ productId: 'ayran' })], atTable), null);
  assert.notEqual(fingerprintOf([tea]), null);
  assert.equal(fingerprintOf(basket, { customer: null }), null);
});
