import { cancelByVenue } from '../../core/reservations/reservation-change.ts';
import { reasonBody } from './reason.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';

export const cancelForVenue = reservationChangeOperation({
  operationId: 'cancelForVenue',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/cancel',
  summary: 'Cancel a reservation for the venue',
  description:
    'As long as its guests are not there, also when its time has come. One that anybody cancelled stays as it is, with the ' +
    'reason of then.',
  body: reasonBody('Why. Its guest reads it.'),
  bodyIsOptional: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide:
    ({ body }) =>
    (reservation, stamp) =>
      cancelByVenue(reservation, body?.reason ?? null, stamp),
});
