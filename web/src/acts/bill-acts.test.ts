import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Bill } from '../api/bill-list.ts';
import { NETWORK_FAULT } from '../api/fault.ts';
import type { Act } from './act.ts';
import { applyBillActs, isAlreadyMoved } from './bill-acts.ts';

const line = (id: string, roundId: string, status = 'Pending') => ({
  id,
  roundId,
  status,
  quantity: 2,
  isGift: false,
});

const BILL = {
  id: 'bill',
  revision: 3,
  lines: [line('kebab', 'first'), line('ayran', 'first', 'Served'), line('tea', 'second')],
} as unknown as Bill;

function act(name: string, input: object): Act {
  return {
    ...{ key: name, name, venueId: 'venue', accountId: 'deniz', subject: 'bill', madeAt: 0, fault: null },
    input: { billId: 'bill', ...input },
  };
}

const statuses = (bill: Bill) => bill.lines.map(({ status }) => status);

describe('a bill with unanswered acts', () => {
  test('is the same object as the bill of the service if it has no acts', () => {
    const shown = applyBillActs(BILL, []);
    assert.equal(shown.bill, BILL);
    assert.equal(shown.isUnsaved, false);
  });

  test('a moved line is shown as moved and as unsaved; the cached bill is left alone', () => {
    const { bill, unsavedLines } = applyBillActs(BILL, [act('moveLine', { lineId: 'kebab', to: 'Ready' })]);
    assert.deepEqual(statuses(bill), ['Ready', 'Served', 'Pending']);
    assert.deepEqual([...unsavedLines], ['kebab']);
    assert.deepEqual(statuses(BILL), ['Pending', 'Served', 'Pending']);
  });

  test('an allergy is shown as marked at once, and as seen only if exactly this mark was confirmed', () => {
    const said = { allergens: ['Nuts'], text: null };
    const { bill, unsavedLines } = applyBillActs(BILL, [act('markAllergy', { lineId: 'kebab', said })]);
    assert.deepEqual([bill.lines[0]!.allergy?.allergens, bill.lines[0]!.allergy?.seen], [['Nuts'], null]);
    assert.deepEqual([...unsavedLines], ['kebab']);
    const marked = { ...BILL, allergy: { ...bill.lines[0]!.allergy!, at: 'now' } };
    const seenWith = (at: string) =>
      applyBillActs(marked, [act('confirmAllergy', { lineId: null, at })]).bill.allergy!.seen !== null;
    assert.deepEqual([seenWith('now'), seenWith('before')], [true, false]);
    const nothing = { allergens: [], text: null };
    assert.equal(
      applyBillActs(marked, [act('markAllergy', { lineId: null, said: nothing })]).bill.allergy,
      null,
    );
  });

  test('a whole line moves to its new seat at once; a line of which some units move is marked as unsaved', () => {
    const change = { lineId: 'kebab', seat: 2 };
    const whole = applyBillActs(BILL, [act('changeSeat', { ...change, quantity: null })]);
    assert.deepEqual([whole.bill.lines[0]!.seat, [...whole.unsavedLines]], [2, ['kebab']]);
    const divided = applyBillActs(BILL, [act('changeSeat', { ...change, quantity: 1 })]);
    assert.deepEqual(divided.bill.lines[0], BILL.lines[0]);
    assert.deepEqual([...divided.unsavedLines], ['kebab']);
  });

  test('a bump of a round moves the lines that are less far, and no other line', () => {
    const { bill } = applyBillActs(BILL, [act('bumpRound', { roundId: 'first', to: 'Ready' })]);
    assert.deepEqual(statuses(bill), ['Ready', 'Served', 'Pending']);
    const other = act('bumpRound', { roundId: 'first', to: 'Ready', lineIds: ['ayran'] });
    assert.deepEqual(statuses(applyBillActs(BILL, [other]).bill), statuses(BILL));
  });

  test('the bill tells whether the service has done a move, but not whether it has done another act', () => {
    assert.equal(isAlreadyMoved(BILL, act('moveLine', { lineId: 'ayran', to: 'Served' })), true);
    assert.equal(isAlreadyMoved(BILL, act('moveLine', { lineId: 'kebab', to: 'Ready' })), false);
    assert.equal(isAlreadyMoved(BILL, act('bumpRound', { roundId: 'first', to: 'Ready' })), false);
    assert.equal(isAlreadyMoved(BILL, act('strikeLine', { lineId: 'kebab', reason: null })), false);
    assert.equal(isAlreadyMoved(BILL, act('setLinePrice', { lineId: 'kebab', price: 1 })), false);
  });

  test('a line that others have changed is shown as the service will answer it', () => {
    const shown = (lineId: string, from: string, to: string) =>
      statuses(applyBillActs(BILL, [act('moveLine', { lineId, from, to })]).bill);
    assert.deepEqual(shown('ayran', 'Preparing', 'Ready'), statuses(BILL));
    assert.deepEqual(shown('ayran', 'Served', 'Ready'), ['Pending', 'Ready', 'Pending']);
    assert.deepEqual(shown('kebab', 'Ready', 'Preparing'), statuses(BILL));
    const ready = { ...BILL, lines: [line('kebab', 'first', 'Ready')] } as unknown as Bill;
    const late = act('moveLine', { lineId: 'kebab', from: 'Ready', to: 'Served' });
    assert.equal(statuses(applyBillActs(ready, [late]).bill)[0], 'Served');
    assert.deepEqual(shown('kebab', 'Ready', 'Served'), statuses(BILL), 'put back to make');
  });

  test('a move counts as done by the place of its lines, without lines that it would not have moved', () => {
    const isKnown = (lineId: string, from: string, to: string) =>
      isAlreadyMoved(BILL, act('moveLine', { lineId, from, to }));
    assert.equal(isKnown('ayran', 'Pending', 'Ready'), true);
    assert.equal(isKnown('kebab', 'Preparing', 'Pending'), true);
    // As if the copy of the bill were older than what the person saw.
    assert.equal(isKnown('kebab', 'Ready', 'Served'), false);
    assert.equal(isKnown('kebab', 'Ready', 'Preparing'), false);
    assert.equal(isKnown('ayran', 'Ready', 'Preparing'), false);
    assert.equal(isKnown('unknown', 'Pending', 'Ready'), false);
  });

  test('several acts are shown on top of each other, in their order', () => {
    const { bill } = applyBillActs(BILL, [
      act('stepQuantity', { lineId: 'tea', by: 2 }),
      act('stepQuantity', { lineId: 'tea', by: 1 }),
      act('giveAway', { lineId: 'tea', isGift: true }),
      act('strikeLine', { lineId: 'kebab', reason: null }),
    ]);
    const tea = bill.lines.find(({ id }) => id === 'tea')!;
    assert.deepEqual([tea.quantity, tea.isGift], [5, true]);
    assert.equal(statuses(bill)[0], 'Cancelled');
  });

  test('refused acts and those on other bills show nothing', () => {
    const refused = { ...act('moveLine', { lineId: 'kebab', to: 'Ready' }), fault: NETWORK_FAULT };
    const other = act('moveLine', { billId: 'another', lineId: 'kebab', to: 'Ready' });
    assert.equal(applyBillActs(BILL, [refused, other]).bill, BILL);
  });

  test('a payment is marked as being sent, but changes no amount', () => {
    const shown = applyBillActs(BILL, [act('recordPayment', { kind: 'Cash', amount: 100 })]);
    assert.equal(shown.isUnsaved, true);
    assert.equal(shown.bill, BILL);
  });
});
