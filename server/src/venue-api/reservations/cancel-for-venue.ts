import { cancelByVenue } from '../../core/reservations/reservation-change.ts';
import { reasonBody } from './reason.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const cancelForVenue = reservationChangeOperation({
  operationId: 'cancelForVenue',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/cancel',
  summary: 'Cancel a reservation for the venue',
  description:
    'Cancels a reservation until its guests are checked in, even after its time. Cancelling it again ' +
    'changes nothing; the first reason stays.',
  body: reasonBody('The reason, which the guest reads.'),
  bodyIsOptional: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide:
    ({ body }) =>
    (reservation, stamp) =>
      cancelByVenue(reservation, body?.reason ?? null, stamp),
});
