import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { ReservationResource } from './reservation-resource.ts';
import { findTakenReservation, toReservationAnswer } from './taken-reservation.ts';

export const getReservation = publicOperation({
  operationId: 'getReservation',
  method: 'GET',
  path: '/reservations/{reservationId}',
  tag: 'Reservations',
  summary: 'Read a reservation',
  description:
    'Returns the reservation as it is now. Any API key of the venue can read it. Reservations that ' +
    'were not made through the API, and reservations at venues that the key does not reach, are not ' +
    'found.',
  permission: 'TakeReservations',
  budget: 'read',
  params: Type.Object({ reservationId: uuid('The reservation.') }),
  answers: { 200: { description: 'The reservation.', schema: ReservationResource } },
  refusals: ['PUBLIC_API_RESERVATION_NOT_FOUND'],
  run: async (parts, { params, caller, lookup, now }) => {
    const reservation = await findTakenReservation(parts.db, caller, params.reservationId);
    return { status: 200, data: await toReservationAnswer(parts, lookup, reservation, now) };
  },
});
