import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../api/bill-list.ts';
import { keptBill, keptEvening, keptStanding } from './kept-rules.ts';

const BY = { kind: 'Account', id: 'a', name: 'Deniz' };

/** A bill as the service sends it, with changed or additional properties. */
function billOf(change: object): Bill {
  const bill = {
    ...{ id: 'b', number: 7, revision: 3, type: 'Delivery', state: 'Open', note: 'Bell: Yılmaz, 3rd floor' },
    ...{ table: null, payments: [], totals: { total: 120.5, remaining: 20, currency: 'TRY' } },
    customer: { name: 'Ada', phone: '+905321112233', address: 'Moda Cad. 5', paymentMethod: 'Cash' },
    rounds: [{ id: 'r', by: BY, note: 'Call 0532 111 22 33' }],
    lines: [
      { id: 'l', roundId: 'r', productName: 'Adana', note: 'no onion', extras: [{ id: 'e', name: 'X' }] },
    ],
    ...change,
  };
  return bill as unknown as Bill;
}

test('a device stores a bill without phone number and address, and a takeaway or delivery also without its note', () => {
  const kept = keptBill(billOf({}));
  assert.deepEqual(kept.customer, { name: 'Ada', phone: null, address: null, paymentMethod: 'Cash' });
  assert.doesNotMatch(JSON.stringify(kept), /0532|90532|Moda|floor/);
  assert.deepEqual([kept.totals.total, kept.lines[0]!.note, kept.rounds[0]!.by], [120.5, 'no onion', BY]);
});

test('the note of an order at a table is stored: it is for the kitchen', () => {
  const kept = keptBill(billOf({ type: 'DineIn', customer: null }));
  assert.deepEqual([kept.note, kept.rounds[0]!.note], ['Bell: Yılmaz, 3rd floor', 'Call 0532 111 22 33']);
});

test('the allergies of a line and of a bill are stored without their text', () => {
  const mark = { allergens: ['Nuts'], text: 'Since a hospital stay', by: BY, at: 'now', seen: null };
  const kept = keptBill(billOf({ type: 'DineIn', allergy: mark, lines: [{ id: 'l', allergy: mark }] }));
  for (const { allergy } of [kept, kept.lines[0]!]) assert.deepEqual(allergy, { ...mark, text: null });
});

test('the allergy of a reservation is stored without its text', () => {
  const allergy = { allergens: ['Nuts'], text: 'Since a hospital stay' };
  const kept = { ...allergy, text: null };
  const evening = keptEvening({ items: [{ id: 'x', allergy }] } as never);
  assert.deepEqual(evening.items[0]!.allergy, kept);
  const standing = keptStanding({ party: { name: 'Ada', allergy }, next: { name: 'Can', allergy } } as never);
  assert.deepEqual([standing.party!.allergy, standing.next!.allergy], [kept, kept]);
});

test('a property sent by a newer service is not stored, at any depth', () => {
  const phone = '+905321112233';
  const kept = keptBill(
    billOf({
      guestPhone: phone,
      customer: { name: 'Ada', phones: [phone] },
      rounds: [{ id: 'r', by: { ...BY, phone }, note: null }],
      lines: [{ id: 'l', guest: { phone } }],
      payments: [{ id: 'p', payer: { phone } }],
    }),
  );
  assert.doesNotMatch(JSON.stringify(kept), /90532/);
  const party = { reservationId: 'x', name: 'Ada', guests: 2, phone };
  const standing = keptStanding({
    tableId: 't',
    state: 'Seated',
    party,
    next: null,
    contact: phone,
  } as never);
  assert.deepEqual(standing, {
    tableId: 't',
    state: 'Seated',
    party: { reservationId: 'x', name: 'Ada', guests: 2 },
    next: null,
  });
});

test('an evening is stored without phone numbers and links of guests, and without properties of a newer service', () => {
  const phone = '+905321112233';
  const listed = {
    ...{
      id: 'r',
      status: 'Confirmed',
      time: '20:00',
      guests: 4,
      note: 'window',
      code: '7K3MQ9XA',
      guestPhone: phone,
    },
    customer: { name: 'Ada', phone, mail: phone },
    pageUrl: 'https://sofra.example/kose/r/7K3MQ9XA',
    tables: [{ id: 't', name: 'Salon 1', phone }],
    takenBy: { ...BY, phone },
    ...{ load: null, fullest: null, clashes: ['SameTime'] },
  };
  const evening = {
    date: '2026-03-04',
    timeZone: 'Europe/Istanbul',
    room: { tables: 9, seats: 38 },
    load: [],
  };
  const kept = keptEvening({ ...evening, items: [listed], phone } as never);
  const [one] = kept.items;
  assert.doesNotMatch(JSON.stringify(kept), /90532|https/);
  assert.deepEqual(one!.customer, { name: 'Ada', phone: null });
  assert.deepEqual(
    [one!.time, one!.tables, one!.clashes],
    ['20:00', [{ id: 't', name: 'Salon 1' }], ['SameTime']],
  );
});
