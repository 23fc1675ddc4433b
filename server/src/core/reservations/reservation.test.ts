import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reservationIn, sampleReservation, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import {
  canGuestCancelAt,
  isReservationOpenAt,
  RESERVATION_STATUSES,
  reservationAsOf,
  reservationPageUrl,
  runsOutAt,
} from './reservation.ts';

const HOUR_MS = 3_600_000;

test('a request expires at its time, a confirmed reservation two hours after it, a visit four hours after the check-in', () => {
  assert.equal(runsOutAt(reservationIn('Pending')), TABLE_AT);
  assert.equal(runsOutAt(reservationIn('Confirmed')), TABLE_AT + 2 * HOUR_MS);
  const early = TABLE_AT - HOUR_MS;
  assert.equal(runsOutAt(reservationIn('Seated', { checkedInAt: early })), early + 4 * HOUR_MS);
  for (const status of ['Declined', 'Cancelled', 'Completed', 'NoShow'] as const)
    assert.equal(runsOutAt(reservationIn(status)), null);
});

test('the service cancels a request without an answer at its time', () => {
  const request = sampleReservation();
  assert.equal(reservationAsOf(request, TABLE_AT - 1), request);
  for (const now of [TABLE_AT, TABLE_AT + 30 * HOUR_MS]) {
    assert.deepEqual(reservationAsOf(request, now), {
      ...request,
      status: 'Cancelled',
      cancelledAt: TABLE_AT,
      cancelledBy: 'System',
    });
  }
});

test('accepted guests are a no-show from two hours after their time, and not a millisecond before', () => {
  const accepted = reservationIn('Confirmed');
  assert.equal(reservationAsOf(accepted, TABLE_AT + 2 * HOUR_MS - 1), accepted);
  assert.deepEqual(reservationAsOf(accepted, TABLE_AT + 2 * HOUR_MS), { ...accepted, status: 'NoShow' });
});

test('a visit is over four hours after the check-in, and not a millisecond before', () => {
  const seated = reservationIn('Seated', { checkedInAt: TABLE_AT + HOUR_MS });
  assert.equal(reservationAsOf(seated, TABLE_AT + 5 * HOUR_MS - 1), seated);
  assert.deepEqual(reservationAsOf(seated, TABLE_AT + 5 * HOUR_MS), { ...seated, status: 'Completed' });
});

test('a finished reservation never changes', () => {
  for (const status of ['Declined', 'Cancelled', 'Completed', 'NoShow'] as const) {
    const over = reservationIn(status);
    assert.equal(reservationAsOf(over, TABLE_AT + 10_000 * HOUR_MS), over);
  }
});

test('a reservation is open exactly while its current status is pending, confirmed or seated', () => {
  for (const status of RESERVATION_STATUSES) {
    const reservation = reservationIn(status);
    for (let hours = -3; hours <= 5; hours++) {
      const now = TABLE_AT + hours * HOUR_MS;
      const standing = ['Pending', 'Confirmed', 'Seated'].includes(reservationAsOf(reservation, now).status);
      assert.equal(isReservationOpenAt(reservation, now), standing, `${status} ${hours}`);
    }
  }
});

test('a guest can cancel a pending or confirmed reservation until its time', () => {
  for (const status of RESERVATION_STATUSES) {
    const isCancellable = status === 'Pending' || status === 'Confirmed';
    assert.equal(canGuestCancelAt(reservationIn(status), TABLE_AT - 1), isCancellable, status);
    assert.equal(canGuestCancelAt(reservationIn(status), TABLE_AT), false, status);
  }
});

test('the page of a reservation is below the page of its venue, and does not exist without that page', () => {
  const { code } = sampleReservation();
  assert.equal(
    reservationPageUrl({ code }, 'kose', 'https://sofra.example'),
    'https://sofra.example/kose/r/7K3MQ9XA',
  );
  assert.equal(reservationPageUrl({ code }, null, 'https://sofra.example'), null);
});
