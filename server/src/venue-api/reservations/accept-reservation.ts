import { accept } from '../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const acceptReservation = reservationChangeOperation({
  operationId: 'acceptReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/accept',
  summary: 'Accept a request',
  description:
    'Accepts the request, whatever `clashes` contains: if two are accepted at the same time, the second ' +
    'one names the clash with the first. Accepting again changes nothing.',
  returnsClashes: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => accept,
});
