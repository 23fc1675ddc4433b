import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBoardActs } from './board-acts.ts';
import { openBoardStore } from './board-store.ts';
import type { BoardTicket } from './tickets/board-ticket.ts';
import { createTicketMaker } from './tickets/board-tickets.ts';
import { sampleBill, sampleLine } from './tickets/sample-bills.ts';
import { EMPTY_MEMORY } from './tickets/shown-tickets.ts';
import { unconfirmedAllergies } from './tickets/unconfirmed-allergies.ts';
import { createUndoStack } from './undo-stack.ts';

type Status = 'Pending' | 'Ready' | 'Served' | 'Cancelled';

/** A board that records its acts. Each tap is a second after the previous one, unless the test sets `now`. */
function board() {
  const sent: string[] = [];
  const clock = { at: 0, step: 1_000 };
  const storage = new Map<string, string>();
  const store = openBoardStore(
    { getItem: (name: string) => storage.get(name) ?? null, setItem: storage.set.bind(storage) } as never,
    'venue',
  );
  const acts = createBoardActs({
    act: (name, _subject, input) => {
      const { lineId, roundId, lineIds, to, from, at } = input as Record<string, string | string[] | null>;
      const states = at ?? (from === undefined ? to : `${from}-${to}`);
      const on = lineId === null ? 'bill' : (lineId ?? lineIds ?? roundId);
      return String(sent.push(`${name} ${on} ${states}`));
    },
    store,
    undone: createUndoStack(),
    now: () => {
      clock.at += clock.step;
      return clock.at;
    },
  });
  return { acts, sent, clock };
}

function ticketOf(states: Record<string, Status>, change: Partial<BoardTicket> = {}): BoardTicket {
  const lines = Object.entries(states).map(([id, status]) => sampleLine(id, 'round', { status }));
  const [ticket] = createTicketMaker().ticketsOf([sampleBill('bill', { round: lines })], [], EMPTY_MEMORY);
  return { ...ticket!, ...change };
}

const find = (ticket: BoardTicket, id: string) => ticket.lines.find((line) => line.id === id)!;

test('a ticket that its last line finished is put back by that line, and next by the one before it', () => {
  const { acts, sent } = board();
  const ticket = ticketOf({ a: 'Pending', b: 'Pending' });
  assert.equal(acts.canReopen(ticket.roundId), false);
  acts.finishLine(ticket, find(ticket, 'a'));
  acts.finishLine(ticket, find(ticket, 'b'));
  assert.equal(acts.canReopen(ticket.roundId), true);
  acts.reopenTicket(ticket);
  acts.reopenTicket(ticket);
  assert.equal(acts.canReopen(ticket.roundId), false);
  assert.deepEqual(sent, [
    ...['bumpRound a Ready', 'bumpRound b Ready'],
    ...['moveLine b Ready-Preparing', 'moveLine a Ready-Preparing'],
  ]);
});

test('a bump moves the whole round at once; its undo puts back what it moved and nothing else', () => {
  const { acts, sent } = board();
  acts.finishTicket(ticketOf({ a: 'Ready', b: 'Pending', c: 'Cancelled' }));
  acts.reopenTicket(ticketOf({ a: 'Ready', b: 'Ready', c: 'Cancelled' }));
  assert.deepEqual(sent, ['bumpRound round Ready', 'moveLine b Ready-Preparing']);
});

test('a station bumps its own lines alone, at once', () => {
  const { acts, sent } = board();
  acts.finishTicket(ticketOf({ a: 'Pending', b: 'Ready', c: 'Pending' }, { isPartial: true }));
  assert.deepEqual(sent, ['bumpRound a,c Ready']);
});

test('a recall brings back every line that is done, a served one by two steps', () => {
  const { acts, sent } = board();
  acts.recallTicket(ticketOf({ a: 'Ready', b: 'Served', c: 'Cancelled' }));
  assert.deepEqual(sent, [
    'moveLine a Ready-Preparing',
    'moveLine b Served-Ready',
    'moveLine b Ready-Preparing',
  ]);
});

test('a second tap of a wet finger does nothing, and neither does an undo of a line that was put back', () => {
  const { acts, sent, clock } = board();
  const ticket = ticketOf({ a: 'Pending' });
  clock.step = 100;
  acts.finishTicket(ticket);
  acts.reopenTicket(ticketOf({ a: 'Ready' }));
  assert.deepEqual(sent, ['bumpRound round Ready']);
  clock.step = 1_000;
  acts.reopenLine(ticket, find(ticket, 'a'));
  assert.equal(acts.canReopen(ticket.roundId), false);
  assert.deepEqual(sent, ['bumpRound round Ready', 'moveLine a Ready-Preparing']);
});

const BY = { kind: 'Account' as const, id: 'waiter', name: 'Deniz' };
const markAt = (at: string, isSeen = false) => ({
  ...{ allergens: ['Nuts' as const], text: null, by: BY, at },
  seen: isSeen ? { by: BY, at } : null,
});

test('allergies are confirmed before a ticket is ready, each once, and an undo takes back the ready alone', () => {
  const { acts, sent } = board();
  const ticket = ticketOf({ a: 'Pending', b: 'Pending', c: 'Ready' }, { allergy: markAt('now') });
  const marked = {
    ...ticket,
    lines: ticket.lines.map((line) => ({ ...line, allergy: markAt(line.id, line.id === 'b') })),
  };
  acts.confirmAndFinish(marked, null);
  acts.reopenTicket(ticketOf({ a: 'Ready', b: 'Ready', c: 'Ready' }));
  assert.deepEqual(sent, [
    ...['confirmAllergy bill now', 'confirmAllergy a a', 'bumpRound round Ready'],
    ...['moveLine a Ready-Preparing', 'moveLine b Ready-Preparing'],
  ]);
});

test('of one dish only its own allergy and that of the bill are confirmed', () => {
  const { acts, sent } = board();
  const ticket = ticketOf({ a: 'Pending', b: 'Pending' }, { allergy: markAt('now') });
  const marked = { ...ticket, lines: ticket.lines.map((line) => ({ ...line, allergy: markAt(line.id) })) };
  acts.confirmAndFinish(marked, find(marked, 'b'));
  assert.deepEqual(sent, ['confirmAllergy bill now', 'confirmAllergy b b', 'bumpRound b Ready']);
});

test('the second tap of a wet finger does not confirm what the first one has just shown', () => {
  const { acts, sent, clock } = board();
  const ticket = ticketOf({ a: 'Pending' }, { allergy: markAt('now') });
  clock.step = 100;
  const shown: string[] = [];
  acts.show(ticket, () => shown.push('allergy'));
  acts.confirmAndFinish(ticket, null);
  assert.deepEqual([shown, sent], [['allergy'], []]);
});

test('an allergy is unconfirmed until the kitchen has seen it, and only while a dish of it is to be made', () => {
  const marksOf = (ticket: BoardTicket, lineId: string | null = null) =>
    unconfirmedAllergies(ticket, lineId).map(({ mark }) => mark.at);
  const ticket = ticketOf({ a: 'Pending', b: 'Ready' }, { allergy: markAt('now') });
  assert.deepEqual(marksOf(ticket), ['now']);
  assert.deepEqual(marksOf(ticket, 'b'), []);
  assert.deepEqual(marksOf({ ...ticket, allergy: markAt('now', true) }), []);
  assert.deepEqual(marksOf({ ...ticket, allergy: markAt('') }), [], 'it is on its way to the service');
  assert.deepEqual(marksOf({ ...ticket, allergy: null }), []);
});
