import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NETWORK_FAULT } from '../api/fault.ts';
import type { Act } from './act.ts';
import { applyReservationActs, type ReservationStatus } from './reservation-acts.ts';

const RESERVATION = { id: 'r1', status: 'Pending' as ReservationStatus };

const act = (name: string, change: Partial<Act> = {}): Act => ({
  ...{ key: name, name, venueId: 'v1', accountId: 'deniz', subject: 'r1', madeAt: 0, fault: null },
  ...{ input: { reservationId: 'r1' }, ...change },
});

const shown = (...acts: Act[]) => {
  const { reservation, isUnsaved } = applyReservationActs(RESERVATION, acts);
  return [reservation.status, isUnsaved];
};

describe('a reservation with unanswered acts', () => {
  test('is shown as the service has it if it has no acts', () => {
    assert.equal(applyReservationActs(RESERVATION, []).reservation, RESERVATION);
    assert.deepEqual(shown(), ['Pending', false]);
  });

  test('is shown with the status of its last act, marked as unsaved', () => {
    assert.deepEqual(shown(act('acceptReservation')), ['Confirmed', true]);
    assert.deepEqual(shown(act('acceptReservation'), act('checkIn')), ['Seated', true]);
  });

  test('is marked as unsaved by a change of its details, which leaves its status', () => {
    assert.deepEqual(shown(act('changeReservation')), ['Pending', true]);
    assert.deepEqual(shown(act('checkIn'), act('changeReservation')), ['Seated', true]);
  });

  test('does not change by refused acts, nor by acts on other reservations or other things', () => {
    assert.deepEqual(
      shown(
        act('acceptReservation', { fault: NETWORK_FAULT }),
        act('declineReservation', { input: { reservationId: 'r2' } }),
        act('takeReservation', { input: { reservation: {} } }),
        act('closeBill', { input: { billId: 'r1' } }),
      ),
      ['Pending', false],
    );
  });
});
