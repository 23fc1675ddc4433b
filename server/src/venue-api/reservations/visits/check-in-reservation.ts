import { checkIn } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const checkInReservation = reservationChangeOperation({
  operationId: 'checkInReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/check-in',
  summary: 'Check guests in',
  description: 'Checking in also accepts an unanswered request. Checking in again changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => checkIn,
});
