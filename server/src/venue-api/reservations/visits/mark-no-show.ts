import { markNoShow as mark } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const markNoShow = reservationChangeOperation({
  operationId: 'markNoShow',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/no-show',
  summary: 'Mark a reservation as a no-show',
  description:
    'Marks an accepted reservation from its time on. Two hours after that time, the service marks it ' +
    'automatically. Marking it again changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => mark,
});
