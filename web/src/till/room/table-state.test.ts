import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../acts/act.ts';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { compareByUrgency, roomTables } from './table-state.ts';

const AREAS = [
  { ...area('a', 'Hall'), tables: ['t1', 't2'].map((id) => ({ ...table(id) })) },
  { ...area('b', 'Garden'), tables: [table('t10')] },
];

function area(id: string, name: string) {
  return { id, name, revision: 'r', planRevision: 'p', walls: [] };
}

function table(id: string) {
  return {
    id,
    revision: 'r',
    areaId: 'a',
    name: id.slice(1),
    code: id,
    capacity: 4,
    place: null,
    openBill: null,
  };
}

function bill(tableId: string, ...statuses: string[]): Bill {
  return {
    id: `b-${tableId}`,
    table: { id: tableId, name: tableId },
    paymentStatus: 'Unpaid',
    askedAt: null,
    openedAt: '2026-03-01T18:00:00.000Z',
    lines: statuses.map((status, at) => ({
      status,
      quantity: 2,
      orderedAt: `2026-03-01T18:0${at}:00.000Z`,
    })),
  } as unknown as Bill;
}

function order(tableId: string, fault: unknown = null): Act {
  return { name: 'placeOrder', input: { order: { tableId } }, fault } as unknown as Act;
}

function statesOf(bills: Bill[], acts: Act[] = []): string[] {
  return roomTables(AREAS, bills, acts).map(({ state }) => state);
}

test('a table without a bill is free, and every table of every area is shown', () => {
  assert.deepEqual(statesOf([]), ['Free', 'Free', 'Free']);
});

test('a table says that something is ready to serve before it says that something is still being made', () => {
  const [first] = roomTables(AREAS, [bill('t1', 'Pending', 'Ready', 'Preparing')], []);
  assert.deepEqual([first!.state, first!.toServe], ['ToServe', 2]);
});

test('a table is waiting, being made or served by its lines; struck lines are not asked', () => {
  assert.deepEqual(
    statesOf([
      bill('t1', 'Pending', 'Served'),
      bill('t2', 'Preparing', 'Pending'),
      bill('t10', 'Served', 'Cancelled'),
    ]),
    ['Ordered', 'Preparing', 'AllServed'],
  );
});

test('a round on its way marks the table where it was ordered', () => {
  const round = { name: 'placeRound', input: { billId: 'b', tableId: 't2' }, fault: null } as unknown as Act;
  assert.deepEqual(statesOf([bill('t2', 'Served')], [round]), ['Free', 'Sending', 'Free']);
});

test('an order on its way takes its table; a refused one and one of unknown fate ask for a hand', () => {
  const refused = { code: 'TABLE_NOT_FOUND', status: 404 };
  const unknown = { code: 'INTERNAL_ERROR', status: 500 };
  assert.deepEqual(statesOf([], [order('t1'), order('t2', refused), order('t10', unknown)]), [
    'Sending',
    'Refused',
    'Unknown',
  ]);
});

test('guests wait since the oldest line that is not served', () => {
  const [first, second] = roomTables(
    AREAS,
    [bill('t1', 'Served', 'Pending', 'Pending'), bill('t2', 'Served')],
    [],
  );
  assert.equal(first!.waitingSince, Date.parse('2026-03-01T18:01:00.000Z'));
  assert.equal(second!.waitingSince, null);
});

test('the list begins with what needs a hand; free tables stand in the order of their numbers', () => {
  const tables = roomTables(AREAS, [bill('t10', 'Ready')], []).sort(compareByUrgency);
  assert.deepEqual(
    tables.map(({ name }) => name),
    ['10', '1', '2'],
  );
});

test('guests who were checked in, who comes soon, and a bill that is asked for show on their tables', () => {
  const standing = (tableId: string, state: string, heldByTableId: string | null = null) =>
    ({ tableId, state, heldByTableId }) as Schemas['TableStanding'];
  const states = (bills: Bill[], ...standings: Schemas['TableStanding'][]) =>
    roomTables(AREAS, bills, [], standings).map(({ state }) => state);
  assert.deepEqual(states([], standing('t1', 'Seated'), standing('t2', 'ReservedSoon')), [
    'Seated',
    'ReservedSoon',
    'Free',
  ]);
  const asked = { ...bill('t1', 'Ready'), askedAt: '2026-03-01T18:30:00.000Z' };
  const held = [
    standing('t1', 'BillAsked'),
    standing('t2', 'BillAsked', 't1'),
    standing('t10', 'Ordered', 't1'),
  ];
  assert.deepEqual(states([asked], ...held), ['BillAsked', 'BillAsked', 'Ordered']);
});

test('each table of a party shows the allergy of their bill', () => {
  const allergy = { allergens: ['Milk'], text: null, seen: null, at: 'now' };
  const standings = [{ tableId: 't2', state: 'Ordered', heldByTableId: 't1' } as Schemas['TableStanding']];
  const marked = { ...bill('t1', 'Pending'), allergy } as unknown as Bill;
  const allergies = roomTables(AREAS, [marked], [], standings).map((one) => one.allergy?.allergens ?? null);
  assert.deepEqual(allergies, [['Milk'], ['Milk'], null]);
});
