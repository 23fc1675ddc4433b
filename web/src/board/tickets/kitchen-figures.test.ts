import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../api/client.ts';
import { allDayCounts, portionsOf } from './all-day-counts.ts';
import { createTicketMaker } from './board-tickets.ts';
import { ageOf, latenessOf } from './lateness.ts';
import { likelyDuplicates } from './likely-duplicates.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';
import { EMPTY_MEMORY } from './shown-tickets.ts';
import { createStationView, stationsOf } from './stations.ts';
import { withoutForm } from './without-form.ts';

const MINUTE = 60_000;

const menu = [
  {
    id: 'grill',
    name: 'Izgara',
    products: [
      { id: 'kebab', portions: [1, 2] },
      { id: 'kofte', portions: [1] },
    ],
  },
  { id: 'drinks', name: 'İçecekler', products: [{ id: 'tea', portions: [1] }] },
];

function line(id: string, productId: string, change = {}) {
  return sampleLine(id, 'first', { productId, productName: productId, ...change });
}

function ticketsOf(...lines: ReturnType<typeof line>[]) {
  return createTicketMaker().ticketsOf([sampleBill('bill', { first: lines })], [], EMPTY_MEMORY);
}

test('a ticket is late from the minutes of the venue on, and soon late from seven tenths of them', () => {
  assert.deepEqual(
    [0, 13, 14, 19, 20, 500].map((age) => latenessOf(age, 20)),
    ['OnTime', 'OnTime', 'Soon', 'Soon', 'Late', 'Late'],
  );
  assert.deepEqual([ageOf(0, 59_999), ageOf(0, MINUTE), ageOf(MINUTE, 0)], [0, 1, 0]);
});

test('the counts add up what is still to make, each portion apart where a product has several', () => {
  const tickets = ticketsOf(
    line('a', 'kofte', { quantity: 4 }),
    line('b', 'kofte', { quantity: 3 }),
    line('c', 'kofte', { quantity: 9, status: 'Ready' }),
    line('d', 'kebab', { quantity: 8, status: 'Cancelled' }),
    line('e', 'kebab', { portionId: 'half', portionName: 'Yarım' }),
    line('f', 'kebab', { portionId: 'full', quantity: 2 }),
  );
  assert.deepEqual(
    allDayCounts(tickets, portionsOf(menu)).map(({ quantity, name, portion }) => [quantity, name, portion]),
    [
      [7, 'kofte', null],
      [2, 'kebab', 'Tam'],
      [1, 'kebab', 'Yarım'],
    ],
  );
});

const printer = (id: string, categories: string[] | null, isEnabled = true) => ({
  ...{ id, name: id, categories, isEnabled },
});

test('stations are the printers that are switched on; the first one makes what no other one is there for', () => {
  const stations = stationsOf(
    [printer('Bar', ['drinks']), printer('Pass', []), printer('Off', null, false)],
    menu,
  );
  assert.deepEqual(
    stations.map(({ name, makes }) => [name, makes('tea'), makes('kebab')]),
    [
      ['Bar', true, true],
      ['Pass', false, false],
    ],
  );
});

test('without two printers each category is a station', () => {
  const [grill, drinks] = stationsOf([printer('Mutfak', null)], menu);
  assert.deepEqual([grill!.makes('kebab'), grill!.makes('tea'), drinks!.makes('tea')], [true, false, true]);
});

test('a product that the menu has no longer is made at every station', () => {
  for (const { makes } of stationsOf([], menu)) assert.ok(makes('gone'));
});

test('a station sees its own lines alone, and the same ticket as the same object', () => {
  const tickets = ticketsOf(line('a', 'kebab'), line('b', 'tea'));
  const [grill, drinks] = stationsOf([], menu);
  const view = createStationView([drinks!]);
  const [seen] = view.see(tickets);
  assert.deepEqual([seen!.lines.map(({ id }) => id), seen!.isPartial], [['b'], true]);
  assert.equal(view.see(tickets)[0], seen);
  assert.deepEqual(createStationView([]).see(tickets), tickets);
  assert.equal(createStationView([grill!, drinks!]).see(tickets)[0], tickets[0]);
});

test('a likely duplicate is flagged on the round that repeats, with the number of the other order', () => {
  const first = sampleBill('a', { one: [line('x', 'kebab')] }, { number: 7 });
  const again = sampleBill('b', { two: [line('y', 'kebab')], three: [line('z', 'tea')] }, { number: 8 });
  const notice: Schemas['Notice'] = {
    ...{ change: 1, at: again.rounds[0]!.orderedAt, notice: 'NewOrder', subject: 'Bill', isSeen: false },
    ...{ subjectId: 'b', fullest: null, likelyDuplicateOf: 'a' },
  };
  assert.deepEqual([...likelyDuplicates([notice], [first, again])], [['two', 7]]);
  assert.deepEqual([...likelyDuplicates([{ ...notice, likelyDuplicateOf: null }], [first, again])], []);
});

test('what to leave out is in capitals, with the vowel of its Turkish suffix', () => {
  const form = (name: string) => Object.values(withoutForm(name, 'tr')).join(' ');
  assert.deepEqual(['soğan', 'biber', 'nohut', 'mantar sosu', 'domates püresi', 'göz', 'XYZ'].map(form), [
    'SOĞAN ı',
    'BİBER i',
    'NOHUT u',
    'MANTAR SOSU u',
    'DOMATES PÜRESİ i',
    'GÖZ ü',
    'XYZ i',
  ]);
});
