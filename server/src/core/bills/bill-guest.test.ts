import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestSearchText } from './bill-guest.ts';
import { billSearch, guestSearchPart } from './bill-search.ts';

test('every guest that a search finds contains the part for the database', () => {
  const guests = [
    { name: 'Işıl  Öz', phone: '+905321234567' },
    { name: "D’Angelo O'Brien", phone: null },
    { name: null, phone: '+442071234567' },
  ];
  const texts = [
    'isil',
    'IŞIL öz',
    "d'angelo",
    '0532',
    '0532 123',
    '00905',
    '+44207',
    '20 71',
    '123',
    'zz',
    '0000',
    '%',
  ];
  let found = 0;
  for (const { name, phone } of guests) {
    const bill = {
      number: 987654,
      customerName: name,
      customerPhone: phone,
      tableName: null,
      totalKurus: 1,
      payments: [],
    };
    const guest = guestSearchText({ name, phone })!;
    for (const text of texts) {
      if (!billSearch(text)(bill)) continue;
      found += 1;
      assert.ok(guest.includes(guestSearchPart(text)!), `${text} in ${guest}`);
    }
  }
  assert.ok(found >= 8, `${found} found`);
});

test('a bill without a name and a phone number has no guest text, and few digits search for no guest', () => {
  assert.equal(guestSearchText({ name: null, phone: null }), null);
  assert.deepEqual(['123', '', ' '].map(guestSearchPart), [null, null, null]);
});
