import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../../acts/act.ts';
import { bumpedTickets, createTicketMaker, currentTickets } from './board-tickets.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';
import { EMPTY_MEMORY, noteBills } from './shown-tickets.ts';
import { createStationFilter } from './stations.ts';

const ORDERED = Date.parse('2026-03-03T17:00:00.000Z');
const minutes = (count: number) => ORDERED + count * 60_000;
const MAIN = { id: 'main', name: 'Ana yemek', place: 1 };
const starter = sampleLine('soup', 'first', { course: { id: 'starter', name: 'Başlangıç', place: 0 } });
const main = sampleLine('lamb', 'first', { course: MAIN, isHeld: true });
const dessert = sampleLine('cake', 'first', {
  course: { id: 'dessert', name: 'Tatlı', place: 2 },
  isHeld: true,
});
const fired = { ...main, isHeld: false, firedAt: new Date(minutes(30)).toISOString() };

const bill = (...lines: ReturnType<typeof sampleLine>[]) => sampleBill('bill', { first: lines });
const ticketsOf = (shown: ReturnType<typeof bill>, acts: readonly Act[] = []) =>
  createTicketMaker().ticketsOf([shown], acts, EMPTY_MEMORY);
const current = (shown: ReturnType<typeof bill>, now = minutes(31), acts: readonly Act[] = []) =>
  currentTickets(ticketsOf(shown, acts), EMPTY_MEMORY, now);
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

test('held lines are not to make: the ticket names them in small print, with the time since the course before was sent', () => {
  const [ticket, ...others] = current(bill(starter, main));
  assert.deepEqual([idsOf(ticket!.lines), others.length], [['soup'], 0]);
  const [later] = ticket!.later;
  assert.deepEqual([later!.name, idsOf(later!.lines), later!.isDue], ['Ana yemek', ['lamb'], false]);
  assert.deepEqual(later!.before, { name: 'Başlangıç', sentAt: ORDERED, isServed: false });
});

test('once everything else is made, the ticket stays in a quiet form with its held lines, and says when they are due', () => {
  const ready = current(bill({ ...starter, status: 'Ready' }, main));
  assert.deepEqual([ready.length, ready[0]!.isWaiting, ready[0]!.later[0]!.isDue], [1, true, false]);
  const served = current(bill({ ...starter, status: 'Served' }, main, dessert));
  assert.deepEqual(
    served[0]!.later.map(({ name, isDue }) => [name, isDue]),
    [
      ['Ana yemek', true],
      ['Tatlı', false],
    ],
  );
});

test('a fired course is a ticket of its own, sorted by the time at which it was fired', () => {
  const shown = bill(starter, fired, dessert);
  assert.deepEqual(
    current(shown).map(({ course, orderedAt, lines, isPartial, later }) => [
      ...[course, orderedAt, idsOf(lines), isPartial],
      later.map(({ name }) => name),
    ]),
    [
      [null, ORDERED, ['soup'], true, []],
      ['Ana yemek', minutes(30), ['lamb'], true, ['Tatlı']],
    ],
  );
  const hours = 12 * 60;
  assert.deepEqual(
    current(shown, minutes(hours + 1)).map(({ course }) => course),
    ['Ana yemek'],
  );
});

test('a tap on fire shows at once, before the service has answered', () => {
  const ids = { key: 'key', venueId: 'venue', accountId: 'cook', subject: 'bill' };
  const input = { billId: 'bill', courseId: 'main', firedAt: minutes(30) };
  const act: Act = { ...ids, name: 'fireCourse', input, madeAt: minutes(30), fault: null };
  const [, ticket] = current(bill(starter, main), minutes(31), [act]);
  assert.deepEqual(
    [ticket!.course, ticket!.orderedAt, ticket!.lines[0]!.isUnsaved],
    ['Ana yemek', minutes(30), true],
  );
});

test('a fired course is new to the board once, although its round was seen before', () => {
  const before = noteBills(EMPTY_MEMORY, [bill(starter, main)], minutes(1));
  assert.deepEqual(before.newRounds, ['first']);
  const after = noteBills(before.memory, [bill(starter, fired)], minutes(30));
  assert.deepEqual(after.newRounds, ['first~main']);
  assert.deepEqual(noteBills(after.memory, [bill(starter, fired)], minutes(31)).newRounds, []);
});

test('a line removed while it was held is on no ticket, and a removed round is not in recall', () => {
  const removed = { ...main, status: 'Cancelled' as const };
  assert.deepEqual(current(bill({ ...starter, status: 'Ready' }, removed)), []);
  assert.deepEqual(
    bumpedTickets(ticketsOf(bill({ ...starter, status: 'Ready' }, main)), EMPTY_MEMORY).map(({ id }) => id),
    ['first'],
  );
});

test('each station sees only the held lines that it will make', () => {
  const station = (...products: string[]) =>
    createStationFilter([{ id: 'one', name: 'One', makes: (id) => products.includes(id) }]);
  const shown = ticketsOf(bill(starter, main, dessert));
  const grill = currentTickets(station('product-lamb').filterTickets(shown), EMPTY_MEMORY, minutes(5));
  assert.deepEqual(
    grill.map(({ isWaiting, lines, later }) => [isWaiting, lines.length, later.map(({ name }) => name)]),
    [[true, 0, ['Ana yemek']]],
  );
  assert.deepEqual(currentTickets(station('tea').filterTickets(shown), EMPTY_MEMORY, minutes(5)), []);
});
