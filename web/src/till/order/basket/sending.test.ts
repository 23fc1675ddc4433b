import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../../acts/act.ts';
import { NETWORK_FAULT } from '../../../api/fault.ts';
import type { Place } from '../place.ts';
import { addChoice, type Basket, EMPTY_BASKET, NO_CUSTOMER } from './basket.ts';
import { createSendingAct, isRefused, restoreOrder, sentOrdersOf } from './sending.ts';

const TABLE: Place = { kind: 'Table', tableId: 't1' };
const BILL: Place = { kind: 'Bill', billId: 'b1' };
const TAKEAWAY: Place = { kind: 'New', type: 'Takeaway' };
const DELIVERY: Place = { kind: 'New', type: 'Delivery' };

const KEBAB = {
  productId: 'kebab',
  portionId: 'one',
  extraIds: ['chili'],
  removedIngredientIds: ['onion'],
  note: 'hot',
};
const FULL: Basket = {
  ...addChoice(EMPTY_BASKET, KEBAB, 2, () => 'l1'),
  note: 'Birthday',
  customer: { name: ' Ayşe ', phone: '', address: ' Moda 3 ' },
  guests: 3,
};

function sent(place: Place, basket = FULL, key = 'key-1'): Act {
  const { name, input } = createSendingAct(place, null, basket);
  return { ...{ key, name, input, venueId: 'v', accountId: 'a', subject: 's' }, madeAt: 0, fault: null };
}

test('an order at a table sends no customer, a takeaway no address; blank texts are not sent', () => {
  const inputOf = (place: Place) => JSON.parse(JSON.stringify(sent(place).input));
  const { order } = inputOf(TABLE);
  assert.deepEqual([order.type, order.tableId, order.customer, order.guests], ['DineIn', 't1', undefined, 3]);
  assert.deepEqual(Object.keys(inputOf(BILL).round), ['note', 'lines']);
  assert.deepEqual(inputOf(TAKEAWAY).order.customer, { name: 'Ayşe', phone: null });
  assert.deepEqual(inputOf(DELIVERY).order.customer, { name: 'Ayşe', phone: null, address: 'Moda 3' });
  const nobody = createSendingAct(TAKEAWAY, null, { ...FULL, customer: NO_CUSTOMER }).input;
  assert.equal('order' in nobody && nobody.order.customer, null);
});

test('a round for a table with a bill is sent to the bill, and its act is found by the table, not by the bill', () => {
  const { name, input } = createSendingAct(TABLE, 'b1', FULL);
  assert.deepEqual([name, 'billId' in input && input.billId], ['placeRound', 'b1']);
  const act = { ...sent(TABLE), name, input };
  assert.equal(sentOrdersOf([act], TABLE).length, 1);
  assert.equal(sentOrdersOf([act], BILL).length, 0);
});

test('a line that comes back into the basket keeps its course, its seat and its allergy', () => {
  const service = { course: 'main', seat: 2, allergy: { allergens: ['Nuts' as const], text: 'traces, too' } };
  const [line] = FULL.lines;
  const act = sent(TABLE, { ...FULL, lines: [{ ...line!, ...service }] });
  const back = restoreOrder(EMPTY_BASKET, sentOrdersOf([act], TABLE)[0]!, () => 'new');
  const { course, seat, allergy } = back.lines[0]!;
  assert.deepEqual({ course, seat, allergy }, service);
});

test('an allergy of the whole table is sent with an order at the table, also to an open bill, and comes back with it', () => {
  const marked: Basket = { ...FULL, allergy: { allergens: ['Nuts'], text: ' traces ' } };
  const allergy = { allergens: ['Nuts'], text: 'traces' };
  for (const [place, billId] of [
    [TABLE, null],
    [TABLE, 'b1'],
    [TAKEAWAY, null],
  ] as const) {
    const { name, input } = createSendingAct(place, billId, marked);
    assert.deepEqual([name, 'order' in input && input.order.allergy], ['placeOrder', allergy]);
  }
  const [order] = sentOrdersOf([sent(TABLE, marked)], TABLE);
  assert.deepEqual(restoreOrder(EMPTY_BASKET, order!, newId).allergy, allergy);
  const since: Basket = { ...EMPTY_BASKET, allergy: { allergens: ['Milk', 'Nuts'], text: null } };
  assert.deepEqual(restoreOrder(since, order!, newId).allergy, {
    allergens: ['Milk', 'Nuts'],
    text: 'traces',
  });
});

test('a sent order is found by its table or bill and by no other', () => {
  const acts = [TABLE, BILL, TAKEAWAY].map((place, at) => sent(place, FULL, `key-${at}`));
  const keysAt = (place: Place) => sentOrdersOf(acts, place).map(({ key }) => key);
  assert.deepEqual(keysAt(TABLE), ['key-0']);
  assert.deepEqual(keysAt(BILL), ['key-1']);
  assert.deepEqual(keysAt(TAKEAWAY), ['key-2']);
  assert.deepEqual(keysAt(DELIVERY), []);
  assert.deepEqual(keysAt({ kind: 'Table', tableId: 't2' }), []);
});

const newId = () => 'new';

test('a refused order comes back whole before the lines chosen since, with the fault at its line, and gets a new key', () => {
  const fault = {
    ...NETWORK_FAULT,
    ...{ code: 'PUBLIC_API_PRODUCT_UNAVAILABLE', status: 409, message: 'Sold out.' },
    problems: [{ field: 'lines[0].quantity', message: 'is more than is left' }],
  };
  const [order] = sentOrdersOf([{ ...sent(DELIVERY), fault }], DELIVERY);
  assert.equal(isRefused(order!), true);
  const since = addChoice(EMPTY_BASKET, { ...KEBAB, note: '' }, 1, () => 'since');
  const basket = restoreOrder(since, order!, newId);
  const [back, later] = basket.lines;
  assert.deepEqual(back, { ...KEBAB, quantity: 2, id: 'new' });
  assert.equal(later!.id, 'since');
  assert.deepEqual([basket.note, basket.customer.address], ['Birthday', 'Moda 3']);
  assert.deepEqual(basket.refusal, {
    sentence: 'Sold out.',
    lineReasons: { new: 'TooFewLeft' },
    fields: [],
  });
  assert.doesNotMatch(JSON.stringify(basket), /key-1/);
});

test('an order whose fate is unknown is not refused', () => {
  for (const fault of [NETWORK_FAULT, { ...NETWORK_FAULT, code: 'INTERNAL_ERROR', status: 500 }]) {
    const [order] = sentOrdersOf([{ ...sent(DELIVERY), fault }], DELIVERY);
    assert.equal(isRefused(order!), false);
  }
});

test('fields typed since are not replaced by the order that comes back, and both notes are kept', () => {
  const [order] = sentOrdersOf([{ ...sent(DELIVERY), fault: NETWORK_FAULT }], DELIVERY);
  const typed = { ...EMPTY_BASKET, note: 'Quick', customer: { ...NO_CUSTOMER, name: 'Can' } };
  const basket = restoreOrder(typed, order!, newId);
  assert.deepEqual([basket.note, basket.customer.name], ['Birthday · Quick', 'Can']);
});

test('goods by measure and open items come back as they were sent', () => {
  const plain = { ...KEBAB, extraIds: [], removedIngredientIds: [], note: '' };
  const weighed = { grossThousandths: 1234, tareThousandths: 85 };
  const openItem = { name: 'Candle', priceKurus: 1755 };
  const cheese = { ...plain, weighed };
  const candle = { ...plain, productId: '', portionId: '', openItem };
  const basket = [cheese, candle].reduce(
    (before, choice) => addChoice(before, choice, 1, () => 'l'),
    EMPTY_BASKET,
  );
  const [order] = sentOrdersOf([sent(TABLE, basket)], TABLE);
  const lines = order!.lines.map(({ id: _, quantity: __, ...choice }) => choice);
  assert.deepEqual(lines, [cheese, candle]);
});
