import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeName } from '../place.ts';
import { basketName, isMarkOfEarlierGuests, unsentBaskets, unsentMarks } from './unsent-baskets.ts';

/** A storage whose keys are own properties, as in a browser. */
function storageOf(baskets: Record<string, unknown>): Storage {
  const texts = Object.entries(baskets).map(([name, basket]) => [
    name,
    typeof basket === 'string' ? basket : JSON.stringify(basket),
  ]);
  const storage = Object.create({ getItem: (key: string) => storage[key] ?? null });
  return Object.assign(storage, Object.fromEntries(texts));
}

const of = (...units: number[]) => ({ lines: units.map((quantity) => ({ quantity })), changedAt: 5 });
const key = (accountId: string, venueId: string, place: string) =>
  `sofra.basket.${basketName(accountId, venueId, place)}`;

test('baskets of a venue are found with their person, their place and their units, the oldest first', () => {
  const storage = storageOf({
    [key('deniz', 'v1', placeName({ kind: 'Table', tableId: 't1' }))]: { ...of(2, 3), changedAt: 9 },
    [key('defne', 'v1', placeName({ kind: 'Bill', billId: 'b1' }))]: of(1),
    [key('defne', 'v1', placeName({ kind: 'New', type: 'Delivery' }))]: { ...of(4), changedAt: 7 },
  });
  assert.deepEqual(
    unsentBaskets(storage, 'v1').map(({ accountId, place, units }) => [accountId, place, units]),
    [
      ['defne', { kind: 'Bill', billId: 'b1' }, 1],
      ['defne', { kind: 'New', type: 'Delivery' }, 4],
      ['deniz', { kind: 'Table', tableId: 't1' }, 5],
    ],
  );
});

test('those of another venue, without a line, or spoilt are none', () => {
  const storage = storageOf({
    [key('deniz', 'v2', 'table:t1')]: of(1),
    [key('deniz', 'v1', 'table:t2')]: { lines: [], note: 'Window', changedAt: 5 },
    [key('deniz', 'v1', 'table:t3')]: '{"lines":',
    [key('deniz', 'v1', 'table:t4')]: 'null',
    [key('deniz', 'v1', 'new:Feast')]: of(1),
    'sofra.people': '[]',
  });
  assert.deepEqual(unsentBaskets(storage, 'v1'), []);
});

test('the allergies of whole tables are found, with lines or without; that of a takeaway goes with its order', () => {
  const allergy = { allergens: ['Nuts'], text: null };
  const storage = storageOf({
    [key('deniz', 'v1', 'table:t1')]: { lines: [], allergy, changedAt: 5 },
    [key('defne', 'v1', 'table:t2')]: { ...of(1), allergy },
    [key('defne', 'v1', 'table:t3')]: of(1),
    [key('defne', 'v1', 'new:Takeaway')]: { ...of(1), allergy },
    [key('defne', 'v2', 'table:t4')]: { ...of(1), allergy },
    [key('deniz', 'v1', 'table:t5')]: 'null',
  });
  assert.deepEqual(
    unsentMarks(storage, 'v1').map(({ name, tableId, said, changedAt }) => [name, tableId, said, changedAt]),
    [
      ['deniz.v1.table:t1', 't1', allergy, 5],
      ['defne.v1.table:t2', 't2', allergy, 5],
    ],
  );
});

test('a mark is of earlier guests if the bill of its table was opened more than two hours later', () => {
  const openedAt = '2026-03-01T20:00:00.000Z';
  const isEarlier = (time: string) =>
    isMarkOfEarlierGuests({ openedAt }, Date.parse(`2026-03-01T${time}.000Z`));
  assert.deepEqual(
    [isEarlier('17:59:59'), isEarlier('18:00:00'), isEarlier('20:05:00')],
    [true, false, false],
  );
});
