import { accept } from '../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const acceptReservation = reservationChangeOperation({
  operationId: 'acceptReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/accept',
  summary: 'Accept a request',
  description:
    'Accepts the request, even if `clashes` is not empty. If two requests are accepted at the same ' +
    'time, the second answer has the clash with the first. Accepting it again changes nothing.',
  returnsClashes: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => accept,
});
