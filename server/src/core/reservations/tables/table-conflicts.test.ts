import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { reservationIn, TABLE_AT } from '../../../../test/samples/sample-reservation.ts';
import { type PartyAtTables, tableConflicts } from './table-conflicts.ts';

const MINUTE_MS = 60_000;
const NOW = TABLE_AT - 86_400_000;
const VISIT = { visitMinutes: 120 };

const party = (id: string, minutes: number, tableIds: string[]): PartyAtTables =>
  reservationIn('Confirmed', { id, startsAt: TABLE_AT + minutes * MINUTE_MS, tableIds });

test('a table is taken from the time of a party for the length of a visit, end excluded', () => {
  const other = party('other', 0, ['a', 'b']);
  const takenAt = (minutes: number) =>
    tableConflicts(party('one', minutes, []), [other], VISIT, NOW).map(({ tableId }) => tableId);
  assert.deepEqual(takenAt(119), ['a', 'b']);
  assert.deepEqual(takenAt(-119), ['a', 'b']);
  assert.deepEqual([...takenAt(120), ...takenAt(-120)], []);
});

test('a conflict of two parties is the same from both sides', () => {
  const minutes = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(minutes, minutes, (one, two) => {
      const [a, b] = [party('a', one, ['x']), party('b', two, ['x'])];
      const taken = (of: PartyAtTables, by: PartyAtTables) => tableConflicts(of, [by, of], VISIT, NOW).length;
      assert.equal(taken(a, b), taken(b, a));
    }),
  );
});
