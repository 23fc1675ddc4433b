import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import { type CallSource, callsOfDevice, callsOfVenue, groupCalls } from './calls.ts';

const NOW = Date.parse('2026-03-01T19:00:00.000Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const AREAS = [
  {
    id: 'hall',
    tables: [
      { id: 't12', areaId: 'hall', name: '12' },
      { id: 't13', areaId: 'hall', name: '13' },
    ],
  },
  { id: 'garden', tables: [{ id: 'g1', areaId: 'garden', name: 'G1' }] },
];

function bill(tableId: string | null, lines: object[], by = 'Account'): Bill {
  return {
    ...{ id: `b-${tableId}`, number: 7, isHidden: false, customer: null, openedAt: ago(30) },
    table: tableId === null ? null : { id: tableId, name: tableId.slice(1) },
    rounds: [{ id: 'r', by: { kind: by }, orderedAt: ago(20) }],
    lines: lines.map((line, at) => ({
      ...{
        id: `l${at}`,
        roundId: 'r',
        status: 'Pending',
        quantity: 1,
        productName: 'Adana',
        orderedAt: ago(20),
      },
      ...line,
    })),
  } as unknown as Bill;
}
const seated = (tableId: string, minutes: number, change: object = {}) => ({
  ...{ tableId, state: 'Seated', heldByTableId: null, strayBillId: null, next: null },
  party: { reservationId: `p-${tableId}`, name: 'Yılmaz', guests: 4, checkedInAt: ago(minutes) },
  ...change,
});

const calls = (source: Partial<Record<keyof CallSource, unknown>>) =>
  callsOfVenue(
    {
      areas: AREAS,
      bills: [],
      requests: [],
      printers: [],
      standings: [],
      ...source,
    } as unknown as CallSource,
    { seatedWaitMinutes: 10, readyWaitMinutes: 3 },
    NOW,
  );
const told = (source: Partial<Record<keyof CallSource, unknown>>) =>
  calls(source).map(({ kind, who, what, href }) => [kind, who, what, href]);

test('a ready plate calls at once, and its table counts as waiting after three minutes', () => {
  const ready = (minutes: number) => bill('t12', [{ status: 'Ready', readyAt: ago(minutes), quantity: 2 }]);
  assert.deepEqual(told({ bills: [ready(2)] }), [['Ready', '12', '2 × Adana', '/till/tables/t12']]);
  assert.deepEqual(told({ bills: [ready(3)] }), [['Waits', '12', '2 × Adana', '/till/tables/t12']]);
  assert.notEqual(calls({ bills: [ready(2)] })[0]!.id, calls({ bills: [ready(3)] })[0]!.id);
  assert.deepEqual(told({ bills: [bill('t12', [{ status: 'Served', readyAt: ago(9) }])] }), []);
});

test('a table calls if its guests have not ordered ten minutes after they were seated', () => {
  assert.deepEqual(told({ standings: [seated('t12', 9)] }), []);
  assert.deepEqual(told({ standings: [seated('t12', 10)] }), [['Waits', '12', null, '/till/tables/t12']]);
  assert.deepEqual(told({ standings: [seated('t13', 30, { heldByTableId: 't12' })] }), []);
  assert.deepEqual(told({ standings: [seated('t12', 30, { state: 'Ordered' })] }), []);
});

test('an order of a guest or an API calls until the kitchen has begun it; an order of staff never calls', () => {
  assert.deepEqual(told({ bills: [bill('t12', [{}], 'Key')] }), [['Order', '12', null, '/till/tables/t12']]);
  assert.deepEqual(told({ bills: [bill(null, [{}], 'Key')] }), [['Order', '#7', null, '/till/bills/b-null']]);
  assert.deepEqual(told({ bills: [bill('t12', [{}, { status: 'Preparing' }], 'Key')] }), []);
  assert.deepEqual(told({ bills: [bill('t12', [{ status: 'Cancelled' }], 'Key'), bill('t13', [{}])] }), []);
});

test('an order from outside calls for both bills if some of its lines were moved to another bill', () => {
  const both = calls({ bills: [bill('t12', [{}], 'Key'), bill('t13', [{}], 'Key')] });
  assert.equal(new Set(both.map(({ id }) => id)).size, 2);
});

test('an order from outside for a table whose guests have another bill calls, even while it is being made', () => {
  const stray = bill('t13', [{ status: 'Preparing' }], 'Key');
  const standings = [seated('t13', 20, { state: 'Ordered', heldByTableId: 't12', strayBillId: stray.id })];
  assert.deepEqual(told({ bills: [stray], standings }), [['Order', '13', null, '/till/tables/t13']]);
  const fresh = { ...stray, lines: stray.lines.map((line) => ({ ...line, status: 'Pending' })) };
  assert.equal(told({ bills: [fresh], standings }).length, 1);
});

test('requests and printer faults call until they are solved, the longest waiting first', () => {
  const request = {
    id: 'q',
    status: 'Pending',
    customer: { name: 'Ayşe' },
    time: '20:00',
    guests: 4,
    createdAt: ago(5),
  };
  const failing = { state: 'Failing', trouble: 'NoPaper', failingSince: ago(8) };
  const printer = { id: 'p', name: 'Mutfak', isEnabled: true, ...failing };
  assert.deepEqual(told({ requests: [request], printers: [printer] }), [
    ['Printer', 'Mutfak', null, '/till?printers=open'],
    ['Request', 'Ayşe', '20:00 · 4', '/host/q'],
  ]);
  const done = [
    { ...printer, state: 'Working', failingSince: null },
    { ...printer, isEnabled: false },
  ];
  assert.deepEqual(told({ requests: [{ ...request, status: 'Confirmed' }], printers: done }), []);
});

test('a device gets the kinds and areas of calls chosen for it, and all calls without an area', () => {
  const ready = [{ status: 'Ready', readyAt: ago(1) }];
  const all = calls({
    bills: [bill('t12', ready), bill('g1', ready), bill(null, [{}], 'Key')],
  });
  const here = (choice: { silentCalls?: ('Order' | 'Ready')[]; callAreas?: string[] }) =>
    callsOfDevice(all, { silentCalls: [], callAreas: [], ...choice }).map(({ who }) => who);
  assert.equal(here({}).length, 3);
  assert.deepEqual(here({ callAreas: ['garden'] }).sort(), ['#7', '1']);
  assert.deepEqual(here({ silentCalls: ['Ready'] }), ['#7']);
});

test('the calls of one table are one entry, the longest waiting first, and each printer has its own entry', () => {
  const lines = [
    { status: 'Ready', readyAt: ago(1) },
    { status: 'Ready', readyAt: ago(2) },
  ];
  const failing = (id: string) => ({
    ...{ id, name: id, isEnabled: true, state: 'Failing', trouble: null, failingSince: ago(5) },
  });
  const all = calls({
    bills: [bill('t12', lines), bill('t13', lines.slice(0, 1))],
    printers: [failing('Bar'), failing('Grill')],
  });
  assert.deepEqual(
    groupCalls(all).map(({ calls: [first, ...others] }) => [first.who, 1 + others.length]),
    [
      ['Bar', 1],
      ['Grill', 1],
      ['12', 2],
      ['13', 1],
    ],
  );
});
