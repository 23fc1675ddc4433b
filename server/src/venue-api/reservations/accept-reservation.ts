import { accept } from '../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const acceptReservation = reservationChangeOperation({
  operationId: 'acceptReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/accept',
  summary: 'Accept a request',
  description:
    'The table is promised, whatever `clashes` says: of two that are accepted at once, the second says what the first took. ' +
    'Accepting again changes nothing.',
  tellsClashes: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => accept,
});
