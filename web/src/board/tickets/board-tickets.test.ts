import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../acts/act.ts';
import { bumpedTickets, createTicketMaker, currentTickets } from './board-tickets.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';
import { EMPTY_MEMORY, noteBills, noteBumped } from './shown-tickets.ts';

const NOW = Date.parse('2026-03-03T17:10:00.000Z');

function act(name: string, input: Record<string, unknown>): Act {
  const ids = { key: 'key', venueId: 'venue', accountId: 'cook', subject: 'bill' };
  return { ...ids, name, input, madeAt: NOW, fault: null };
}

const kebab = sampleLine('kebab', 'first', {
  quantity: 2,
  extras: [{ id: 'e', name: 'Biber', price: 0 }],
  removedIngredients: [{ id: 'r', name: 'Soğan' }],
  note: 'Az acılı',
});

test('a ticket is a round with its lines, options, what to leave out and notes', () => {
  const bill = sampleBill('bill', { first: [kebab], next: [sampleLine('tea', 'next')] });
  const [first, next] = createTicketMaker().ticketsOf([bill], [], EMPTY_MEMORY);
  const [line] = first!.lines;
  assert.deepEqual(
    [line!.quantity, line!.options, line!.removed, line!.note, line!.state],
    [2, ['Biber'], ['Soğan'], 'Az acılı', 'ToMake'],
  );
  assert.deepEqual([first!.round, next!.round], [1, 2]);
});

test('a round that another person sent shows the name of who took it, as on paper', () => {
  const bill = sampleBill('bill', { first: [kebab] });
  bill.rounds[0]!.takenBy = { kind: 'Account', id: 'ada', name: 'Ada' };
  const [ticket] = createTicketMaker().ticketsOf([bill], [], EMPTY_MEMORY);
  assert.equal(ticket!.placedBy, 'Ada');
});

test('tickets are listed oldest first over all bills, while they have lines to make', () => {
  const early = sampleBill('b', { late: [{ ...kebab, roundId: 'late' }] }, { number: 2 });
  early.rounds[0]!.orderedAt = '2026-03-03T16:00:00.000Z';
  const ready = sampleBill('c', { done: [sampleLine('x', 'done', { status: 'Served' })] });
  const bills = [sampleBill('a', { first: [kebab] }), early, ready];
  const tickets = createTicketMaker().ticketsOf(bills, [], EMPTY_MEMORY);
  assert.deepEqual(
    currentTickets(tickets, EMPTY_MEMORY, NOW).map(({ roundId }) => roundId),
    ['late', 'first'],
  );
});

test('a changed table or quantity is shown beside the value before', () => {
  const bill = sampleBill('bill', { first: [kebab] });
  const { memory } = noteBills(EMPTY_MEMORY, [bill], NOW);
  const table = { id: 'other', name: 'Bahçe 1' };
  const changed = sampleBill('bill', { first: [{ ...kebab, quantity: 1 }] }, { table });
  const [ticket] = createTicketMaker().ticketsOf([changed], [], memory);
  assert.deepEqual([ticket!.tableBefore, ticket!.table], ['Salon 1', 'Bahçe 1']);
  assert.deepEqual([ticket!.lines[0]!.quantityBefore, ticket!.lines[0]!.quantity], [2, 1]);
});

test('lines moved to another bill become a ticket of their own that names the old table; the other lines stay', () => {
  const tea = sampleLine('tea', 'first');
  const { memory } = noteBills(EMPTY_MEMORY, [sampleBill('a', { first: [kebab, tea] })], NOW);
  const to = sampleBill('b', { first: [tea] }, { table: { id: 'other', name: 'Bahçe 1' } });
  to.rounds[0]!.fromBillId = 'a';
  const bills = [sampleBill('a', { first: [kebab] }), to];
  const after = noteBills(memory, bills, NOW);
  assert.deepEqual(after.newRounds, []);
  const tickets = createTicketMaker().ticketsOf(bills, [], after.memory);
  assert.deepEqual(
    tickets.map(({ table, tableBefore, lines }) => [table, tableBefore, lines.map(({ id }) => id)]),
    [
      ['Salon 1', null, ['kebab']],
      ['Bahçe 1', 'Salon 1', ['tea']],
    ],
  );
  assert.equal(new Set(tickets.map(({ id }) => id)).size, 2);
});

test('the ticket of a voided bill stays with every line struck through until it is acknowledged', () => {
  const bill = sampleBill('bill', { first: [kebab] });
  const { memory } = noteBills(EMPTY_MEMORY, [bill], NOW);
  const tickets = createTicketMaker().ticketsOf([{ ...bill, state: 'Cancelled' }], [], memory);
  const [ticket] = currentTickets(tickets, memory, NOW);
  assert.deepEqual([ticket!.state, ticket!.lines[0]!.state], ['Cancelled', 'Struck']);
  assert.deepEqual(currentTickets(tickets, EMPTY_MEMORY, NOW), []);
});

test('the ticket of a closed bill stays while it has lines to make, and says that it is paid', () => {
  const lines = [kebab, sampleLine('tea', 'first')];
  const closed = { state: 'Closed', paymentStatus: 'Paid', isPaidFirst: true } as const;
  const standingAfter = (...ready: string[]) => {
    const made = lines.map((line) =>
      ready.includes(line.id) ? { ...line, status: 'Ready' as const } : line,
    );
    const tickets = createTicketMaker().ticketsOf(
      [sampleBill('bill', { first: made }, closed)],
      [],
      EMPTY_MEMORY,
    );
    return currentTickets(tickets, EMPTY_MEMORY, NOW).map(({ isPaid }) => isPaid);
  };
  assert.deepEqual([standingAfter('kebab'), standingAfter('kebab', 'tea')], [[true], []]);
});

test('a ticket not made within 12 hours leaves the board; the ticket of a closed bill can be recalled', () => {
  const bill = sampleBill('bill', { first: [kebab] }, { state: 'Closed', isPaidFirst: true });
  const tickets = createTicketMaker().ticketsOf([bill], [], EMPTY_MEMORY);
  const until = Date.parse(bill.rounds[0]!.orderedAt) + 12 * 3_600_000;
  const standingAt = (now: number) => currentTickets(tickets, EMPTY_MEMORY, now).length;
  assert.deepEqual([standingAt(until - 1), standingAt(until)], [1, 0]);
  const made = { ...bill, lines: [{ ...kebab, status: 'Ready' as const }] };
  const bumped = bumpedTickets(createTicketMaker().ticketsOf([made], [], EMPTY_MEMORY), EMPTY_MEMORY);
  assert.deepEqual(
    bumped.map(({ roundId }) => roundId),
    ['first'],
  );
});

test('a tap shows at once as not saved, and gives a new object for its own ticket only', () => {
  const bills = [
    sampleBill('a', { first: [kebab] }),
    sampleBill('b', { next: [sampleLine('tea', 'next')] }, { number: 2 }),
  ];
  const maker = createTicketMaker();
  const before = maker.ticketsOf(bills, [], EMPTY_MEMORY);
  const acts = [act('moveLine', { billId: 'a', lineId: 'kebab', to: 'Ready' })];
  const after = maker.ticketsOf(bills, acts, EMPTY_MEMORY);
  assert.deepEqual([after[0]!.lines[0]!.state, after[0]!.lines[0]!.isUnsaved], ['Done', true]);
  assert.equal(after[1], before[1]);
  assert.equal(maker.ticketsOf(bills, acts, EMPTY_MEMORY)[0], after[0]);
});

test('recall lists the tickets bumped on this board in their order, then the latest others, 20 at most', () => {
  const done = Array.from({ length: 30 }, (_, at) => {
    const bill = sampleBill(`bill-${at}`, {
      [`round-${at}`]: [sampleLine(`line-${at}`, `round-${at}`, { status: 'Ready' })],
    });
    bill.rounds[0]!.orderedAt = new Date(NOW + at * 60_000).toISOString();
    return { ...bill, number: at };
  });
  const memory = noteBumped(noteBumped(EMPTY_MEMORY, 'round-3', NOW), 'round-1', NOW + 1);
  const tickets = createTicketMaker().ticketsOf(done, [], memory);
  const bumped = bumpedTickets(tickets, memory);
  assert.equal(bumped.length, 20);
  assert.deepEqual(
    bumped.slice(0, 4).map(({ number }) => number),
    [1, 3, 29, 28],
  );
});
