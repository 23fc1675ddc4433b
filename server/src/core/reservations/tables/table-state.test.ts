import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { reservationIn, TABLE_AT } from '../../../../test/samples/sample-reservation.ts';
import { LINE_STATES } from '../../bills/bill.ts';
import { RESERVATION_STATUSES } from '../reservation.ts';
import type { PartyAtTables } from './table-conflicts.ts';
import { type BillAtTable, RESERVED_SOON_MS, tableStandings } from './table-state.ts';

const NOW = TABLE_AT;
const MINUTE_MS = 60_000;
const TABLES = ['a', 'b', 'c', 'd'];

function party(id: string, tableIds: string[], change: Partial<PartyAtTables> = {}): PartyAtTables {
  return reservationIn('Confirmed', { id, tableIds, name: id, ...change });
}
const seated = (id: string, tableIds: string[], change: Partial<PartyAtTables> = {}) =>
  party(id, tableIds, { status: 'Seated', checkedInAt: NOW - 5 * MINUTE_MS, ...change });
const bill = (tableId: string, change: Partial<BillAtTable> = {}): BillAtTable => ({
  ...{ tableId, billId: `bill-${tableId}`, reservationId: null, lineStates: ['Pending'], askedAt: null },
  ...change,
});
const at = (tableId: string, bills: BillAtTable[], parties: PartyAtTables[], now = NOW) =>
  tableStandings(TABLES, bills, parties, now).find((one) => one.tableId === tableId)!;

test('a table is first free, then reserved soon, seated, ordered, served, and asked for the bill', () => {
  const expected = party('Yılmaz', ['a']);
  const anHourBefore = NOW - RESERVED_SOON_MS;
  assert.equal(at('a', [], [expected], anHourBefore - 1).state, 'Free');
  assert.equal(at('a', [], [expected], anHourBefore).state, 'ReservedSoon');
  const there = [seated('Yılmaz', ['a'])];
  assert.equal(at('a', [], there).state, 'Seated');
  assert.equal(at('a', [bill('a', { lineStates: ['Served', 'Ready'] })], there).state, 'Ordered');
  const served = { lineStates: ['Served', 'Cancelled'] as BillAtTable['lineStates'] };
  assert.equal(at('a', [bill('a', served)], there).state, 'AllServed');
  assert.equal(at('a', [bill('a', { ...served, askedAt: NOW })], there).state, 'BillAsked');
  assert.equal(at('b', [bill('a')], there).state, 'Free');
});

test('guests at several tables have their bill at the first, and a bill at another of their tables is a stray bill', () => {
  const parties = [seated('Aydın', ['b', 'a', 'c'])];
  const standings = tableStandings(TABLES, [bill('b'), bill('c')], parties, NOW);
  assert.deepEqual(
    standings.map(({ tableId, state, billId, heldByTableId, strayBillId }) => [
      ...[tableId, state, billId, heldByTableId, strayBillId],
    ]),
    [
      ['a', 'Ordered', 'bill-b', 'b', null],
      ['b', 'Ordered', 'bill-b', null, null],
      ['c', 'Ordered', 'bill-b', 'b', 'bill-c'],
      ['d', 'Free', null, null, null],
    ],
  );
});

test('if a bill is moved, its guests move too, and their first table is free', () => {
  const parties = [seated('Aydın', ['a', 'b'])];
  const moved = bill('d', { reservationId: 'Aydın' });
  const [a, b, , d] = tableStandings(TABLES, [moved], parties, NOW);
  assert.deepEqual([a!.state, a!.party, d!.party?.name, b!.heldByTableId], ['Free', null, 'Aydın', 'd']);
});

test('the bill is at the first table that still exists', () => {
  const [, b, c] = tableStandings(TABLES, [bill('b')], [seated('Aydın', ['gone', 'b', 'c'])], NOW);
  assert.deepEqual([b!.heldByTableId, c!.heldByTableId, c!.state], [null, 'b', 'Ordered']);
});

test('the next party is the earliest expected one, even if it is late', () => {
  const later = party('later', ['a'], { startsAt: NOW + 90 * MINUTE_MS });
  const late = party('late', ['a'], { startsAt: NOW - 30 * MINUTE_MS });
  assert.equal(at('a', [], [later, late]).next?.name, 'late');
  assert.deepEqual([at('a', [], [later]).state, at('a', [], [later]).next?.name], ['Free', 'later']);
  assert.equal(at('a', [], [later]).changesAt, later.startsAt - RESERVED_SOON_MS);
});

const anyParty = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...RESERVATION_STATUSES),
  startsAt: fc.integer({ min: -300, max: 300 }).map((minutes) => NOW + minutes * MINUTE_MS),
  checkedInAt: fc.option(fc.integer({ min: -300, max: 0 }).map((minutes) => NOW + minutes * MINUTE_MS)),
  guests: fc.integer({ min: 1, max: 20 }),
  name: fc.string(),
  allergy: fc.constant(null),
  tableIds: fc.uniqueArray(fc.constantFrom(...TABLES, 'gone'), { maxLength: 4 }),
});
const anyBill = fc.record({
  tableId: fc.constantFrom(...TABLES),
  billId: fc.uuid(),
  reservationId: fc.constant(null),
  lineStates: fc.uniqueArray(fc.constantFrom(...LINE_STATES), { minLength: 1 }),
  askedAt: fc.option(fc.constant(NOW)),
});
const anyRoom = fc.record({
  bills: fc.uniqueArray(anyBill, { selector: ({ tableId }) => tableId }),
  parties: fc.uniqueArray(anyParty, { selector: ({ id }) => id, maxLength: 6 }),
});

test('in any situation each table is listed once, and its state, bill and guests agree', () => {
  fc.assert(
    fc.property(anyRoom, ({ bills, parties }) => {
      const standings = tableStandings(TABLES, bills, parties, NOW);
      assert.deepEqual(
        standings.map(({ tableId }) => tableId),
        TABLES,
      );
      for (const { tableId, state, billId, party, heldByTableId, next, strayBillId } of standings) {
        const hasBill = ['Ordered', 'AllServed', 'BillAsked'].includes(state);
        assert.equal(billId !== null, hasBill);
        if (state === 'Seated') assert.notEqual(party, null);
        if (party === null && billId === null) assert.ok(state === 'Free' || state === 'ReservedSoon');
        assert.notEqual(heldByTableId, tableId);
        if (heldByTableId === null) assert.equal(strayBillId, null);
        if (next !== null) assert.notEqual(next.status, 'Seated');
      }
      // No open bill is lost: each is the `billId` of its table, or the `strayBillId`.
      for (const one of bills) {
        const { billId, strayBillId } = standings.find(({ tableId }) => tableId === one.tableId)!;
        assert.ok(billId === one.billId || strayBillId === one.billId);
      }
    }),
  );
});

test('before `changesAt`, the state of a table stays the same', () => {
  fc.assert(
    fc.property(anyRoom, fc.nat({ max: 600 }), ({ bills, parties }, minutes) => {
      const then = NOW + minutes * MINUTE_MS;
      const later = tableStandings(TABLES, bills, parties, then);
      for (const [at, now] of tableStandings(TABLES, bills, parties, NOW).entries())
        if (now.changesAt === null || then < now.changesAt)
          assert.deepEqual({ ...later[at]!, changesAt: null }, { ...now, changesAt: null });
    }),
  );
});
