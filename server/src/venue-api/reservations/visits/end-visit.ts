import { endVisit as end } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const endVisit = reservationChangeOperation({
  operationId: 'endVisit',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/end',
  summary: 'Say that the guests have left',
  description:
    'Of guests who were checked in; four hours after that the service says so by itself. Again changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => end,
});
