import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reservation } from './reservation.ts';
import type { ReservationActor } from './reservation-actor.ts';
import { noticeOf, type ReservationAction } from './reservation-history.ts';

const key: ReservationActor = { kind: 'Key', id: 'key', name: 'Web sitesi' };
const waiter: ReservationActor = { kind: 'Account', id: 'waiter', name: 'Deniz' };
const guest: ReservationActor = { kind: 'Guest' };
const service: ReservationActor = { kind: 'System' };

test('staff are notified of requests and cancellations by guests, but not of changes by staff or the service', () => {
  const status: Reservation['status'] = 'Pending';
  const taken: ReservationAction = { action: 'Taken', detail: { startsAt: 0, guests: 2, status } };
  const cancelled: ReservationAction = { action: 'Cancelled', detail: { reason: null } };
  const ended: ReservationAction = { action: 'Ended', detail: {} };
  const notices = (act: ReservationAction) =>
    [key, guest, waiter, service].map((by) => noticeOf({ ...act, by, at: 0 }));
  assert.deepEqual(notices(taken), ['NewReservation', 'NewReservation', null, null]);
  assert.deepEqual(notices(cancelled), ['ReservationCancelled', 'ReservationCancelled', null, null]);
  assert.deepEqual(notices(ended), [null, null, null, null]);
});
