import { checkIn } from '../../../core/reservations/reservation-change.ts';
import { copyAllergyToBill } from '../../../operations/reservations/bill-of-party.ts';
import { reservationChangeOperation } from '../reservation-change-operation.ts';

export const checkInReservation = reservationChangeOperation({
  operationId: 'checkInReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations/{reservationId}/check-in',
  summary: 'Check guests in',
  description:
    'Checks the guests in. This also accepts an unanswered request. Checking in again changes nothing. ' +
    'An allergy mark of the reservation is added to the open bill of the guests, or to the bill that ' +
    'they open later.',
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED'],
  decide: () => checkIn,
  afterwards: async (_, reservation, stamp, parts) => {
    await copyAllergyToBill(parts, reservation, stamp);
    parts.printSoon();
  },
});
