import { endVisit as end } from '../../../core/reservations/reservation-change.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const endVisit = reservationChangeOperation({
  operationId: 'endVisit',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/end',
  summary: 'End a visit',
  description:
    'For guests who were checked in. Four hours after the check-in, the service ends the visit ' +
    'automatically. Ending it again changes nothing.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => end,
});
