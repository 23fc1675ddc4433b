import { publicOperation } from '../../public-operation.ts';
import { ReservationResource } from '../../reservations/reservation-resource.ts';
import { toReservationAnswer } from '../../reservations/taken-reservation.ts';
import { BookingParams, requireOwnBooking } from './own-booking.ts';

export const followBooking = publicOperation({
  operationId: 'followBooking',
  method: 'GET',
  path: '/bookings/{reservationId}',
  tag: 'Reservations',
  summary: 'Read a booking made with this key',
  description: 'Returns the reservation as it is now.',
  permission: 'Read',
  budget: 'read',
  params: BookingParams,
  answers: { 200: { description: 'The reservation.', schema: ReservationResource } },
  refusals: ['PUBLIC_API_RESERVATION_NOT_FOUND'],
  run: async (parts, { params, caller, lookup, now }) => {
    const reservation = await requireOwnBooking(parts.db, caller, params.reservationId);
    return { status: 200, data: await toReservationAnswer(parts, lookup, reservation, now) };
  },
});
