import { markNoShow as mark } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const markNoShow = reservationChangeOperation({
  operationId: 'markNoShow',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/no-show',
  summary: 'Mark a reservation as a no-show',
  description:
    'Of a reservation that was accepted, once its time has come; two hours after it the service says so by itself. Again ' +
    'changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => mark,
});
