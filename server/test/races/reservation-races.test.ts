import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { actorOf } from '../../src/core/access/sign-in/session.ts';
import type { ReservationStatus } from '../../src/core/reservations/reservation.ts';
import { accept, checkIn, decline } from '../../src/core/reservations/reservation-change.ts';
import type { ReservationEntry } from '../../src/core/reservations/reservation-history.ts';
import {
  cancelReservation,
  changeReservation,
  settleReservation,
} from '../../src/operations/reservations/change-reservation.ts';
import { findReservation, listReservationHistory } from '../../src/store/reservations/reservations.ts';
import { type Sofra, type TestAnswer, useSofra } from '../harness/sofra.ts';
import { freshKey, type StaffedVenue } from '../harness/staff.ts';
import { WEDNESDAY_EVENING } from '../venues/booking.ts';
import { askedFor, newReservingVenue, takeDown } from '../venues/reservation-venue.ts';

/** Raise it for a longer run: `RACE_ROUNDS=500 npm test -- server/test/races/reservation-races.test.ts`. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 25);

const sofra = useSofra();
const other = useSofra(() => ({ clock: sofra.clock }));

/** A call as the waiter, on the first server or on the second. */
function callOn(server: Sofra, venue: StaffedVenue, path: string): Promise<TestAnswer> {
  return server.call('POST', `/venue/v1${path}`, { headers: { cookie: venue.waiter.cookie } });
}

/** Starts all of these in parallel, the one with this number first and the others in an unknown order. */
function atOnce(first: number, movers: (() => Promise<unknown>)[]): Promise<PromiseSettledResult<unknown>[]> {
  const queue = movers.map((run, at) => ({
    run,
    ref: at === first % movers.length ? -1 : randomInt(1_000_000),
  }));
  queue.sort((one, next) => one.ref - next.ref);
  return Promise.allSettled(queue.map(({ run }) => run()));
}

const AFTER: Record<Exclude<ReservationEntry['action'], 'Taken' | 'Changed'>, ReservationStatus> = {
  Accepted: 'Confirmed',
  Declined: 'Declined',
  Cancelled: 'Cancelled',
  CheckedIn: 'Seated',
  NotShown: 'NoShow',
  Ended: 'Completed',
};
/** The statuses from which each step is allowed. */
const BEFORE: Record<keyof typeof AFTER, ReservationStatus[]> = {
  Accepted: ['Pending'],
  Declined: ['Pending'],
  Cancelled: ['Pending', 'Confirmed'],
  CheckedIn: ['Pending', 'Confirmed'],
  NotShown: ['Confirmed'],
  Ended: ['Seated'],
};

const REFUSALS = ['RESERVATION_MOVE_NOT_ALLOWED', 'RESERVATION_NOT_CANCELLABLE'];

/** The status that a history leads to. Asserts that every step of it was allowed. */
function follow(history: readonly ReservationEntry[]): ReservationStatus {
  const [taken, ...steps] = history;
  assert.equal(taken!.action, 'Taken');
  let status: ReservationStatus = 'Pending';
  for (const { action } of steps) {
    assert.ok(action !== 'Taken' && action !== 'Changed');
    assert.ok(BEFORE[action].includes(status), `${action} after ${status}`);
    status = AFTER[action];
  }
  return status;
}

test('accepting, cancelling, declining, checking in and expiring at the same time leave one consistent history', async () => {
  const venue = await newReservingVenue(sofra);
  const startsAt = Date.parse(WEDNESDAY_EVENING);
  const now = sofra.clock.now();
  const waiter = { by: actorOf({ accountId: venue.waiter.account.id, name: 'Deniz' }), at: now };
  const guest = { by: { kind: 'Guest' as const }, at: now };
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await askedFor(sofra, venue);
    const ref = { venueId: venue.id, id };
    const settled = await atOnce(round, [
      () => changeReservation(sofra.db, ref, now, (before) => accept(before, waiter)),
      () => changeReservation(other.db, ref, now, (before) => accept(before, waiter)),
      () => changeReservation(other.db, ref, now, (before) => decline(before, null, waiter)),
      () => changeReservation(sofra.db, ref, now, (before) => checkIn(before, waiter)),
      () => cancelReservation(other.db, ref, 'Planımız değişti', guest),
      // Servers whose clocks are ahead: for one the time has come, for the other the reservation is long
      // over.
      () => settleReservation(sofra.db, ref, startsAt),
      () => settleReservation(other.db, ref, startsAt + 86_400_000),
    ]);
    for (const outcome of settled) {
      if (outcome.status === 'rejected') assert.ok(REFUSALS.includes(outcome.reason.code), outcome.reason);
    }
    const [saved, history] = await Promise.all([
      findReservation(sofra.db, [venue.id], id),
      listReservationHistory(sofra.db, venue.id, id),
    ]);
    assert.equal(follow(history), saved!.status);
    assert.equal(saved!.revision, history.length);
    const last = history.at(-1)!;
    const cancelled =
      last.action !== 'Cancelled'
        ? [null, null, null]
        : last.by.kind === 'Guest'
          ? [now, 'Customer', 'Planımız değişti']
          : [startsAt, 'System', null];
    const { cancelledAt, cancelledBy, cancellationReason } = saved!;
    assert.deepEqual([cancelledAt, cancelledBy, cancellationReason], cancelled);
  }
});

test('when two servers accept two requests for the only table at the same time, exactly one answer names the other', async () => {
  const venue = await newReservingVenue(
    sofra,
    {},
    {
      revise: (record) => {
        record.areas.splice(0, 1);
      },
    },
  );
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [await askedFor(sofra, venue), await askedFor(sofra, venue)];
    const answers = await Promise.all([
      callOn(sofra, venue, `${first.path}/accept`),
      callOn(other, venue, `${second.path}/accept`),
    ]);
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.data.status]),
      [
        [200, 'Confirmed'],
        [200, 'Confirmed'],
      ],
    );
    const taken = answers.filter(({ body }) => body.data.clashes.includes('TablesTaken'));
    assert.equal(taken.length, 1);
    await Promise.all([first, second].map(({ act }) => act('cancel')));
  }
});

test('one reservation sent to two servers at the same time with one key is taken once', async () => {
  const venue = await newReservingVenue(sofra);
  const headers = { cookie: venue.waiter.cookie };
  for (let round = 0; round < ROUNDS; round++) {
    const key = freshKey();
    const body = { startsAt: WEDNESDAY_EVENING, guests: 2, customer: { name: 'Kerem' } };
    const answers = await Promise.all([
      ...[sofra, other, other].map((server) =>
        server.call('POST', `/venue/v1/venues/${venue.id}/reservations`, {
          headers: { ...headers, 'idempotency-key': key },
          body,
        }),
      ),
      takeDown(venue, { guests: 2 }, { key }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 201]);
    assert.equal(new Set(answers.map(({ body: { data } }) => data.id)).size, 1);
  }
});
