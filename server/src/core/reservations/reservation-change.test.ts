import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { refusalOf } from '../../../test/samples/sample-menu-content.ts';
import {
  reservationIn,
  sampleReservation,
  stampAt,
  TABLE_AT,
} from '../../../test/samples/sample-reservation.ts';
import {
  RESERVATION_STATUSES,
  type Reservation,
  type ReservationStatus,
  reservationAsOf,
} from './reservation.ts';
import {
  accept,
  applyAutomaticChange,
  bringUpToDateAndChange,
  cancelByGuest,
  cancelByVenue,
  checkIn,
  type DecideReservation,
  decline,
  endVisit,
  markNoShow,
  type ReservationChange,
  type ReservationStamp,
  revise,
} from './reservation-change.ts';
import type { ChangedDetail, ReservationEntry } from './reservation-history.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Move = (reservation: Reservation, stamp: ReservationStamp) => ReservationChange;

const MOVES: Record<string, Move> = {
  accept,
  decline: (reservation, stamp) => decline(reservation, 'Dolu', stamp),
  cancelByGuest: (reservation, stamp) => cancelByGuest(reservation, 'Planımız değişti', stamp),
  cancelByVenue: (reservation, stamp) => cancelByVenue(reservation, 'Su baskını', stamp),
  checkIn,
  markNoShow,
  endVisit,
  move: (reservation, stamp) => revise(reservation, { startsAt: TABLE_AT + 5 * HOUR_MS }, stamp),
  resize: (reservation, stamp) => revise(reservation, { guests: 9 }, stamp),
};

const NO = 'RESERVATION_MOVE_NOT_ALLOWED';
const LATE = 'RESERVATION_NOT_CANCELLABLE';

/**
 * For each action and each status: the status after the action, or the code of its refusal; `same` if nothing changes.
 * Ten minutes before the time of the reservation.
 */
const BEFORE: Record<string, Record<ReservationStatus, string>> = {
  accept: row(['Confirmed', 'same', NO, NO, NO, NO, NO]),
  decline: row(['Declined', NO, 'same', NO, NO, NO, NO]),
  cancelByGuest: row(['Cancelled', 'Cancelled', LATE, 'same', LATE, LATE, LATE]),
  cancelByVenue: row(['Cancelled', 'Cancelled', NO, 'same', NO, NO, NO]),
  checkIn: row(['Seated', 'Seated', NO, NO, 'same', NO, NO]),
  markNoShow: row([NO, NO, NO, NO, NO, NO, 'same']),
  endVisit: row([NO, NO, NO, NO, 'Completed', 'same', NO]),
  move: row(['Pending', 'Confirmed', NO, NO, NO, NO, NO]),
  resize: row(['Pending', 'Confirmed', NO, NO, 'Seated', NO, NO]),
};
/** Like {@link BEFORE}, ten minutes after the time. A request has then expired and counts as cancelled. */
const AFTER: typeof BEFORE = {
  ...BEFORE,
  accept: row([NO, 'same', NO, NO, NO, NO, NO]),
  decline: row([NO, NO, 'same', NO, NO, NO, NO]),
  cancelByGuest: row(['same', LATE, LATE, 'same', LATE, LATE, LATE]),
  cancelByVenue: row(['same', 'Cancelled', NO, 'same', NO, NO, NO]),
  checkIn: row([NO, 'Seated', NO, NO, 'same', NO, NO]),
  markNoShow: row([NO, 'NoShow', NO, NO, NO, NO, 'same']),
  move: row([NO, 'Confirmed', NO, NO, NO, NO, NO]),
  resize: row([NO, 'Confirmed', NO, NO, 'Seated', NO, NO]),
};

/** The outcomes by status. @param outcomes  in the order of {@link RESERVATION_STATUSES} */
function row(outcomes: string[]): Record<ReservationStatus, string> {
  const named = RESERVATION_STATUSES.map((status, at) => [status, outcomes[at]!]);
  return Object.fromEntries(named) as Record<ReservationStatus, string>;
}

function outcomeOf(reservation: Reservation, move: Move, now: number): string {
  const brought = reservationAsOf(reservation, now);
  let change: ReservationChange | undefined;
  const [refusal] = refusalOf(() => {
    change = bringUpToDateAndChange(reservation, now, (before) => move(before, stampAt(now)));
  });
  if (change === undefined) return refusal!;
  const entries = change.history.length - applyAutomaticChange(reservation, now).history.length;
  if (entries === 0) {
    assert.deepEqual(change.reservation, brought);
    return 'same';
  }
  assert.equal(entries, 1);
  return change.reservation.status;
}

for (const [name, move] of Object.entries(MOVES)) {
  test(`${name} makes only the allowed changes from every status, before and after the time`, () => {
    for (const status of RESERVATION_STATUSES) {
      const reservation = reservationIn(status);
      const say = `${name} from ${status}`;
      assert.equal(outcomeOf(reservation, move, TABLE_AT - 10 * MINUTE_MS), BEFORE[name]![status], say);
      assert.equal(outcomeOf(reservation, move, TABLE_AT + 10 * MINUTE_MS), AFTER[name]![status], say);
    }
  });
}

test('an automatic change leaves the same entry whenever it is noticed', () => {
  const by = { kind: 'System' };
  const late = TABLE_AT + 30 * HOUR_MS;
  assert.deepEqual(applyAutomaticChange(sampleReservation(), late).history, [
    { action: 'Cancelled', detail: { reason: null }, by, at: TABLE_AT },
  ]);
  assert.deepEqual(applyAutomaticChange(reservationIn('Confirmed'), late).history, [
    { action: 'NotShown', detail: {}, by, at: TABLE_AT + 2 * HOUR_MS },
  ]);
  assert.deepEqual(applyAutomaticChange(reservationIn('Seated'), late).history, [
    { action: 'Ended', detail: {}, by, at: TABLE_AT + 4 * HOUR_MS },
  ]);
  const once = applyAutomaticChange(sampleReservation(), late).reservation;
  assert.deepEqual(applyAutomaticChange(once, late), { reservation: once, history: [] });
});

test('the entry of a change has the actor, the time, the action and the reason', () => {
  const at = TABLE_AT - HOUR_MS;
  const stamp = stampAt(at);
  const entries = (change: ReservationChange) => change.history.map(({ action, detail }) => [action, detail]);
  assert.deepEqual(accept(sampleReservation(), stamp).history, [
    { action: 'Accepted', detail: {}, at, by: stamp.by },
  ]);
  assert.deepEqual(entries(decline(sampleReservation(), 'Dolu', stamp)), [['Declined', { reason: 'Dolu' }]]);
  assert.deepEqual(entries(cancelByVenue(sampleReservation(), null, stamp)), [
    ['Cancelled', { reason: null }],
  ]);
  assert.deepEqual(entries(revise(sampleReservation(), { guests: 5, note: null }, stamp)), [
    [
      'Changed',
      {
        from: { startsAt: TABLE_AT, guests: 4 },
        to: { startsAt: TABLE_AT, guests: 5 },
        isNoteChanged: true,
      },
    ],
  ]);
});

test('a reservation has the time of the check-in, and the time, the canceller and the reason of a cancellation', () => {
  const stamp = stampAt(TABLE_AT - HOUR_MS);
  const { cancelledAt, cancelledBy, cancellationReason } = cancelByGuest(
    sampleReservation(),
    'Planımız değişti',
    stamp,
  ).reservation;
  assert.deepEqual(
    [cancelledAt, cancelledBy, cancellationReason],
    [stamp.at, 'Customer', 'Planımız değişti'],
  );
  assert.equal(cancelByVenue(sampleReservation(), null, stamp).reservation.cancelledBy, 'Venue');
  assert.equal(checkIn(sampleReservation(), stamp).reservation.checkedInAt, stamp.at);
});

test('a changed note does not change the note for the guest, and the requested time is kept', () => {
  const stamp = stampAt(TABLE_AT - HOUR_MS);
  const revision = { note: 'Teras', startsAt: TABLE_AT + HOUR_MS };
  const { reservation } = revise(sampleReservation(), revision, stamp);
  const { note, originalNote, startsAt, requestedStartsAt } = reservation;
  assert.deepEqual([note, originalNote], ['Teras', 'Pencere kenarı']);
  assert.deepEqual([startsAt, requestedStartsAt], [TABLE_AT + HOUR_MS, TABLE_AT]);
});

test('an allergy is replaced as a whole, the history does not have its text, and the text is deleted when the reservation is over', () => {
  const stamp = stampAt(TABLE_AT - HOUR_MS);
  const allergy = { allergens: ['Milk' as const, 'Nuts' as const], text: 'traces, too' };
  const { reservation, history } = revise(reservationIn('Confirmed'), { allergy }, stamp);
  assert.deepEqual(reservation.allergy, allergy);
  const { from, to } = { from: [], to: allergy.allergens };
  assert.deepEqual((history[0]!.detail as ChangedDetail).allergens, { from, to });
  assert.deepEqual(revise(reservation, { allergy: { ...allergy } }, stamp).history, []);
  const after = (text: string | null, allergens: typeof allergy.allergens) =>
    bringUpToDateAndChange({ ...reservation, allergy: { allergens, text } }, stamp.at, (one) =>
      cancelByVenue(one, null, stamp),
    ).reservation.allergy;
  assert.deepEqual(after('traces, too', allergy.allergens), { ...allergy, text: null });
  assert.equal(after('kiwi', []), null, 'nothing is left of words alone');
  const open = bringUpToDateAndChange(reservation, TABLE_AT, (one) => checkIn(one, stampAt(TABLE_AT)));
  assert.deepEqual(open.reservation.allergy, allergy, 'who serves them needs the words');
  const gone = bringUpToDateAndChange(reservation, TABLE_AT + 3 * HOUR_MS, (one) => ({
    reservation: one,
    history: [],
  }));
  assert.deepEqual([gone.reservation.status, gone.reservation.allergy?.text], ['NoShow', null]);
});

test('a revision without differences changes nothing, even if the reservation is over', () => {
  const { startsAt, guests, note } = sampleReservation();
  for (const status of RESERVATION_STATUSES) {
    const reservation = reservationIn(status);
    for (const revision of [{}, { startsAt, guests, note }])
      assert.deepEqual(revise(reservation, revision, stampAt(TABLE_AT)), { reservation, history: [] });
  }
});

test('a time is refused if the reservation would be over immediately, or if it is in another century', () => {
  const now = TABLE_AT - HOUR_MS;
  const timeOf = (status: ReservationStatus, startsAt: number) =>
    refusalOf(() => revise(reservationIn(status), { startsAt }, stampAt(now)));
  const tooLongAgo = ['CONTENT_INVALID', 'startsAt is too long ago'];
  assert.deepEqual(timeOf('Pending', now), tooLongAgo);
  assert.deepEqual(timeOf('Pending', now + 1), ['nothing']);
  assert.deepEqual(timeOf('Confirmed', now - 2 * HOUR_MS), tooLongAgo);
  assert.deepEqual(timeOf('Confirmed', now - 2 * HOUR_MS + 1), ['nothing']);
  const tooFar = ['CONTENT_INVALID', 'startsAt is too far ahead'];
  assert.deepEqual(timeOf('Confirmed', Date.parse('2100-01-01T00:00:00.000Z')), tooFar);
  assert.deepEqual(timeOf('Confirmed', Date.parse('2099-12-31T23:59:59.999Z')), ['nothing']);
});

/** Calculates the status of a reservation from its history only. */
function retell(taken: Reservation, history: readonly ReservationEntry[]) {
  let { status, startsAt, guests } = taken;
  for (const { action, detail } of history) {
    if (action === 'Changed') ({ startsAt, guests } = detail.to);
    else if (action !== 'Taken') status = STATUS_AFTER[action];
  }
  return { status, startsAt, guests };
}

const STATUS_AFTER = {
  Accepted: 'Confirmed',
  Declined: 'Declined',
  Cancelled: 'Cancelled',
  CheckedIn: 'Seated',
  NotShown: 'NoShow',
  Ended: 'Completed',
} as const;

test('no sequence of changes skips an entry, changes a finished reservation, or makes two entries of one change', () => {
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(MOVES)),
    waitMinutes: fc.integer({ min: 0, max: 150 }),
    revision: fc.option(
      fc.record(
        { startsAt: fc.integer({ min: TABLE_AT - HOUR_MS, max: TABLE_AT + 6 * HOUR_MS }), guests: fc.nat(9) },
        { requiredKeys: [] },
      ),
    ),
  });
  const start = fc.constantFrom<ReservationStatus>('Pending', 'Confirmed');
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: 20 }), (status, steps) => {
      const taken = reservationIn(status);
      let reservation = taken;
      let now = TABLE_AT - 3 * HOUR_MS;
      const history: ReservationEntry[] = [];
      for (const { name, waitMinutes, revision } of steps) {
        now += waitMinutes * MINUTE_MS;
        const stamp = stampAt(now);
        const decide: DecideReservation = (before) =>
          revision === null ? MOVES[name]!(before, stamp) : revise(before, revision, stamp);
        let change: ReservationChange | null = null;
        refusalOf(() => {
          change = bringUpToDateAndChange(reservation, now, decide);
        });
        change ??= bringUpToDateAndChange(reservation, now, (before) => ({
          reservation: before,
          history: [],
        }));
        const isOver = !['Pending', 'Confirmed', 'Seated'].includes(reservation.status);
        assert.ok(change.history.length <= (isOver ? 0 : 1));
        if (change.history.length === 0) assert.equal(change.reservation, reservation);
        reservation = change.reservation;
        history.push(...change.history);
        const { startsAt, guests } = reservation;
        assert.deepEqual({ status: reservation.status, startsAt, guests }, retell(taken, history));
        assert.equal(reservationAsOf(reservation, now), reservation);
      }
      assert.deepEqual(
        history.map(({ at }) => at),
        history.map(({ at }) => at).toSorted((a, b) => a - b),
      );
    }),
  );
});
