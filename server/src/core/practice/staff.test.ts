import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EveningPlan } from './evening.ts';
import { noteOfScenario, type PracticeScenario } from './scenario.ts';
import {
  actsOnBill,
  actsOnReservation,
  type EveningMoment,
  guestCancelsNow,
  type PracticeBill,
  type PracticeReservation,
} from './staff.ts';

const START = Date.parse('2026-03-03T18:00:00Z');
const MINUTE_MS = 1_000;
const ORDERED_AT = new Date(START).toISOString();

/** The moment this many minutes after the order. */
const after = (minute: number, troubles: EveningPlan['troubles'] = []): EveningMoment => ({
  plan: { seed: 1, pace: 'Quick', minutes: 100, troubles },
  ...{ minute, now: START + minute * MINUTE_MS, minuteMs: MINUTE_MS },
});

/** A bill of one round with two lines of one unit. */
function bill(
  lineStatus: string,
  change: Partial<PracticeBill> & { scenario?: PracticeScenario } = {},
): PracticeBill {
  const { scenario, ...rest } = change;
  const note = scenario === undefined ? null : noteOfScenario(scenario);
  const line = (id: string) => ({
    ...{ id, roundId: 'round', quantity: 1, status: lineStatus },
    ...{ course: null, isHeld: false, firedAt: null },
  });
  return {
    ...{ id: 'bill', number: 1, type: 'DineIn', status: 'Received' },
    rounds: [{ id: 'round', orderedAt: ORDERED_AT, note }],
    lines: [line('first'), line('second')],
    ...{ payments: [], totals: { total: 100, remaining: 100 }, leftAt: null },
    ...rest,
  };
}

/** What staff do with a bill: for each act its operation id and the main value of its body. */
const done = (target: PracticeBill, moment: EveningMoment) =>
  actsOnBill(target, moment).map(({ operationId, body }) => [operationId, ...Object.values(body ?? {})]);

test('a round is accepted, cooked and served, each in its time and once', () => {
  assert.deepEqual(done(bill('Pending'), after(0.5)), []);
  assert.deepEqual(done(bill('Pending'), after(1)), [['bumpRound', 'Preparing']]);
  assert.deepEqual(done(bill('Preparing'), after(5.9)), []);
  assert.deepEqual(done(bill('Preparing'), after(6)), [['bumpRound', 'Ready']]);
  assert.deepEqual(done(bill('Ready'), after(8)), [['bumpRound', 'Served']]);
});

test('the next course is fired when all other lines are served, and is cooked from then on', () => {
  const main = { course: { id: 'main', place: 1 }, isHeld: true, status: 'Pending' };
  const [line] = bill('Served').lines;
  const held = { ...line!, ...main, id: 'main' };
  const waiting = (status: string) => bill(status, { lines: [{ ...line!, status }, held] });
  assert.deepEqual(done(waiting('Preparing'), after(6)), [['bumpRound', 'Ready']]);
  assert.deepEqual(done(waiting('Served'), after(20)), [['fireCourse', 'main']]);
  const firedAt = new Date(START + 20 * MINUTE_MS).toISOString();
  const fired = bill('Served', { lines: [line!, { ...held, isHeld: false, firedAt }] });
  assert.deepEqual(done(fired, after(20.5)), []);
  assert.deepEqual(done(fired, after(21)), [['bumpRound', 'Preparing']]);
});

test('a slow kitchen takes three times as long, while bill is slow', () => {
  const slow = (minute: number) => done(bill('Preparing'), after(minute, ['SlowKitchen']));
  // The kitchen is slow from minute 30 to 60 of 100.
  assert.deepEqual(slow(6), [['bumpRound', 'Ready']]);
  const late = { rounds: [{ id: 'round', orderedAt: new Date(START + 25_000).toISOString(), note: null }] };
  const ordered25 = (minute: number) => done(bill('Preparing', late), after(minute, ['SlowKitchen']));
  assert.deepEqual(ordered25(42.9), []);
  assert.deepEqual(ordered25(43), [['bumpRound', 'Ready']]);
});

test('a delivery leaves when bill is ready, is not served, and is closed when bill has arrived', () => {
  const ready = bill('Ready', { type: 'Delivery', status: 'Ready' });
  assert.deepEqual(done(ready, after(6)), [['markLeft', true]]);
  const gone = { ...ready, leftAt: new Date(START + 6 * MINUTE_MS).toISOString() };
  assert.deepEqual(done(gone, after(11)), []);
  assert.equal(done(gone, after(12))[0]![0], 'closeBill');
});

test('a served bill is paid in two parts or in one, and closed', () => {
  const served = (change: Partial<PracticeBill>) => bill('Served', { status: 'Served', ...change });
  assert.deepEqual(done(served({ number: 2 }), after(7)), []);
  assert.deepEqual(done(served({ number: 2 }), after(8)), [['recordPayment', 'Cash', 50]]);
  assert.equal(done(served({ number: 2, payments: [{}] }), after(8))[0]![0], 'closeBill');
  assert.equal(done(served({ number: 3 }), after(8))[0]![0], 'closeBill');
  assert.deepEqual(done(served({ number: 3, totals: { total: 0, remaining: 0 } }), after(8)), [
    ['closeBill'],
  ]);
});

test('the scenario of an order is played once, and not after the order was cooked', () => {
  assert.deepEqual(done(bill('Pending', { scenario: 'cancel' }), after(1)), [['voidBill', 'Practice']]);
  const cooking = bill('Preparing', { scenario: 'cancel', status: 'Preparing' });
  assert.deepEqual(done(cooking, after(6)), [['bumpRound', 'Ready']]);
  const strike = bill('Pending', { scenario: 'strike' });
  assert.deepEqual(actsOnBill(strike, after(1))[0]!.params, { billId: 'bill', lineId: 'second' });
  const struck = {
    ...strike,
    lines: strike.lines.map((line, at) => (at === 1 ? { ...line, status: 'Cancelled' } : line)),
  };
  assert.deepEqual(done(struck, after(1)), [['bumpRound', 'Preparing']]);
});

const reservation = (
  status: PracticeReservation['status'],
  scenario?: PracticeScenario,
): PracticeReservation => ({
  ...{ id: 'reservation', status, createdAt: ORDERED_AT, checkedInAt: null },
  startsAt: new Date(START + 3_600_000).toISOString(),
  originalNote: scenario === undefined ? null : noteOfScenario(scenario),
});
const answers = (target: PracticeReservation, minute: number) =>
  actsOnReservation(target, after(minute)).map(({ operationId }) => operationId);

test('a request for a table is answered, the guests are checked in, and their visit ends', () => {
  assert.deepEqual(answers(reservation('Pending'), 1.9), []);
  assert.deepEqual(answers(reservation('Pending'), 2), ['acceptReservation']);
  assert.deepEqual(answers(reservation('Confirmed'), 4), ['checkInReservation']);
  const seated = { ...reservation('Seated'), checkedInAt: new Date(START + 4_000).toISOString() };
  assert.deepEqual(answers(seated, 11.9), []);
  assert.deepEqual(answers(seated, 12), ['endVisit']);
});

test('a reservation ends according to its scenario', () => {
  assert.deepEqual(answers(reservation('Pending', 'decline'), 2), ['declineReservation']);
  assert.deepEqual(answers(reservation('Confirmed', 'cancel'), 4), ['cancelForVenue']);
  assert.deepEqual(answers(reservation('Confirmed', 'later'), 50), []);
  // A no-show can be marked only after the time of the reservation, so staff first move the reservation to now.
  assert.deepEqual(answers(reservation('Confirmed', 'no-show'), 4), ['changeReservation']);
  assert.deepEqual(answers({ ...reservation('Confirmed', 'no-show'), startsAt: ORDERED_AT }, 4), [
    'markNoShow',
  ]);
  const theirs = reservation('Confirmed', 'guest-cancel');
  assert.deepEqual(answers(theirs, 50), []);
  assert.deepEqual(
    [1.9, 2].map((minute) => guestCancelsNow(theirs, after(minute))),
    [false, true],
  );
  assert.ok(!guestCancelsNow(reservation('Cancelled', 'guest-cancel'), after(2)));
});
