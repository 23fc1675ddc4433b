import { checkIn } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const checkInReservation = reservationChangeOperation({
  operationId: 'checkInReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/check-in',
  summary: 'Say that the guests are there',
  description: 'That accepts a request which nobody had answered yet. Checking in again changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => checkIn,
});
