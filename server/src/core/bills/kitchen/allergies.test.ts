import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basketLine, sampleOpening, sampleProduct, stampOf } from '../../../../test/samples/sample-bill.ts';
import type { Bill } from '../bill.ts';
import { moveToBill } from '../moving/move-to-bill.ts';
import { openBill } from '../ordering/placement.ts';
import { closeBill, voidBill } from '../till.ts';
import { type AllergySaid, confirmAllergy, markAllergy, withoutAllergyTexts } from './allergies.ts';
import { bumpRound, strikeLine } from './kitchen.ts';

const STAMP = stampOf();
const later = (ms: number) => ({ ...STAMP, at: STAMP.at + ms });
const said = (allergens: AllergySaid['allergens'], text: string | null = null): AllergySaid => ({
  allergens,
  text,
});
const NUTS = said(['Nuts']);
const refusedWith = (code: string) => ({ name: 'Refusal', code });

/** A bill with two lines. Their ids are the name of the bill with `1` and `2`. */
function billOf(name: string): Bill {
  const basket = [1, 2].map((at) => basketLine(sampleProduct({ id: `soup-${at}` })));
  const opening = { basket, billId: name, roundId: `${name}-round`, lineIds: [`${name}1`, `${name}2`] };
  return { ...openBill(sampleOpening(opening)), number: 1, revision: 1 };
}

const mark = (bill: Bill, lineId: string | null, what: AllergySaid | null, ms = 0) =>
  markAllergy(bill, lineId, what, later(ms)).bill;

/** The allergies of each line, and then of the bill, as texts. */
const allergyTexts = (bill: Bill) =>
  Object.fromEntries(
    [...bill.lines, { id: 'bill', allergy: bill.allergy }].map(({ id, allergy }) => [
      id,
      allergy && [...allergy.allergens, allergy.text].filter((word) => word !== null).join('+'),
    ]),
  );

function move(source: Bill, target: Bill, lineIds: string[] | null) {
  const chosen = lineIds?.map((lineId) => ({ lineId, quantity: 1 })) ?? null;
  return moveToBill({ source, target, followers: [], chosen, newId: () => 'new' }, later(9_000));
}

test("a mark has its author and time, and the history has the allergens without the guest's words", () => {
  const { bill, history } = markAllergy(billOf('a'), 'a1', said(['Nuts'], 'also traces'), STAMP);
  assert.deepEqual(bill.lines[0]!.allergy, {
    allergens: ['Nuts'],
    text: 'also traces',
    by: STAMP.by,
    at: STAMP.at,
  });
  assert.deepEqual(history!.detail, { lineId: 'a1', allergens: ['Nuts'] });
  assert.equal(markAllergy(bill, 'a1', said(['Nuts'], 'also traces'), later(5)).history, null);
  const removed = markAllergy(bill, 'a1', null, later(5));
  assert.deepEqual(
    [removed.bill.lines[0], removed.history!.action],
    [billOf('a').lines[0], 'AllergyRemoved'],
  );
  assert.equal(markAllergy(removed.bill, 'a1', null, later(6)).history, null);
});

test('a confirmation applies only to the mark that was seen, and a changed mark must be confirmed again', () => {
  const marked = mark(billOf('a'), null, NUTS);
  const at = marked.allergy!.at;
  const { bill: seen, history } = confirmAllergy(marked, null, at, later(60));
  assert.deepEqual(seen.allergy!.seen, { by: STAMP.by, at: later(60).at });
  assert.deepEqual(history!.detail, { lineId: null, allergens: ['Nuts'] });
  assert.equal(confirmAllergy(seen, null, at, later(61)).history, null);
  const changed = mark(seen, null, said(['Milk', 'Nuts']), 0);
  assert.equal(changed.allergy!.seen, undefined);
  assert.notEqual(changed.allergy!.at, at, 'also a change within the same millisecond');
  assert.equal(confirmAllergy(changed, null, at, later(62)).history, null);
  assert.equal(confirmAllergy(billOf('a'), null, at, later(62)).history, null);
});

test('struck lines and cancelled bills cannot be marked; a closed bill can, while the kitchen makes it', () => {
  assert.throws(() => mark(billOf('a'), 'none', NUTS), refusedWith('LINE_NOT_FOUND'));
  const struck = strikeLine(billOf('a'), 'a1', STAMP).bill;
  assert.throws(() => mark(struck, 'a1', NUTS), refusedWith('LINE_MOVE_NOT_ALLOWED'));
  assert.throws(() => mark(voidBill(billOf('a'), STAMP).bill, null, NUTS), refusedWith('BILL_NOT_OPEN'));
  const cash = { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' } as const;
  const closed = closeBill(billOf('a'), cash, STAMP).bill;
  assert.deepEqual(allergyTexts(mark(closed, 'a2', NUTS))['a2'], 'Nuts');
});

test('a moved line keeps its mark and gets the mark of its bill, too', () => {
  const source = mark(mark(billOf('a'), null, said(['Nuts'])), 'a1', said(['Milk'], 'no cream'));
  const { source: left, target } = move(source, billOf('b'), ['a1']);
  assert.deepEqual(allergyTexts(target.bill), {
    a1: 'Milk+Nuts+no cream',
    b1: undefined,
    b2: undefined,
    bill: undefined,
  });
  assert.deepEqual(allergyTexts(left.bill), { a2: undefined, bill: 'Nuts' });
});

test('a moved line keeps the confirmation of the kitchen if its allergies stay the same', () => {
  const marked = mark(billOf('a'), 'a1', NUTS);
  const seen = confirmAllergy(marked, 'a1', marked.lines[0]!.allergy!.at, STAMP).bill;
  const { target } = move(seen, billOf('b'), ['a1']);
  assert.ok(target.bill.lines.find(({ id }) => id === 'a1')!.allergy!.seen !== undefined);
});

test('a merged bill has the allergies of both bills, and the kitchen must confirm only new ones', () => {
  const a = mark(billOf('a'), null, said(['Nuts'], 'seeds'));
  const b = mark(billOf('b'), null, said(['Milk'], 'butter'), 5);
  const seen = confirmAllergy(b, null, b.allergy!.at, STAMP).bill;
  const { source, target } = move(a, seen, null);
  assert.equal(source.bill.allergy, undefined, 'it is where its guests are');
  assert.equal(allergyTexts(target.bill)['bill'], 'Milk+Nuts+butter; seeds');
  assert.equal(target.bill.allergy!.seen, undefined);
  assert.equal(allergyTexts(target.bill)['a1'], undefined, 'its lines are under the mark of the bill');
  assert.equal(allergyTexts(move(a, billOf('b'), null).target.bill)['bill'], 'Nuts+seeds');
  const same = move(mark(billOf('a'), null, said(['Milk'])), seen, null);
  assert.ok(same.target.bill.allergy!.seen !== undefined, 'nothing is new');
});

test('joined texts are cut to the longest text of one mark', () => {
  const a = mark(billOf('a'), null, said([], 'x'.repeat(70)));
  const b = mark(billOf('b'), null, said([], 'y'.repeat(70)));
  assert.equal([...move(a, b, null).target.bill.allergy!.text!].length, 100);
});

test("the guest's words are removed when the bill is finished and fully made; the allergens stay", () => {
  const cash = { id: 'payment', businessDate: '2026-03-07', kind: 'Cash' } as const;
  const open = mark(mark(billOf('a'), null, said(['Nuts'], 'a hospital')), 'a1', said([], 'seeds'));
  assert.equal(withoutAllergyTexts(open), open);
  const paidFirst = closeBill(open, cash, STAMP).bill;
  assert.equal(withoutAllergyTexts(paidFirst), paidFirst);
  const made = withoutAllergyTexts(bumpRound(paidFirst, 'a-round', 'Ready', STAMP).bill);
  assert.deepEqual(allergyTexts(made), { a1: '', a2: undefined, bill: 'Nuts' });
  const voided = withoutAllergyTexts(voidBill(open, STAMP).bill);
  assert.equal(allergyTexts(voided)['bill'], 'Nuts');
});
