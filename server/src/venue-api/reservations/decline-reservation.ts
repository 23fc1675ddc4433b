import { decline } from '../../core/reservations/reservation-change.ts';
import { reasonBody } from './reason.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const declineReservation = reservationChangeOperation({
  operationId: 'declineReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/decline',
  summary: 'Decline a request',
  description:
    'For good. What was accepted is cancelled instead. Declining again changes nothing, and keeps the reason of the first ' +
    'time.',
  body: reasonBody('Why, for the history of the reservation; its guest is not shown it.'),
  bodyIsOptional: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide:
    ({ body }) =>
    (reservation, stamp) =>
      decline(reservation, body?.reason ?? null, stamp),
});
