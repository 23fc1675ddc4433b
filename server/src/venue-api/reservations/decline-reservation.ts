import { decline } from '../../core/reservations/reservation-change.ts';
import { reasonBody } from './reason.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const declineReservation = reservationChangeOperation({
  operationId: 'declineReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/decline',
  summary: 'Decline a request',
  description:
    'Declines the request permanently. To withdraw an accepted reservation, cancel it. Declining it ' +
    'again changes nothing; the first reason stays.',
  body: reasonBody('The reason, for the history of the reservation. The guest does not see it.'),
  bodyIsOptional: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide:
    ({ body }) =>
    (reservation, stamp) =>
      decline(reservation, body?.reason ?? null, stamp),
});
