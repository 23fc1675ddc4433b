import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { Refusal } from '../../../core/refusals.ts';
import { applyAutomaticChange } from '../../../core/reservations/reservation-change.ts';
import { findReservation, listReservationHistory } from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { reservationExample } from '../reservation-example.ts';
import { ReservationHistoryResource, toReservationHistory } from '../reservation-history-resource.ts';
import { ReservationResource, toReservationResource } from '../reservation-resource.ts';
import { findReservationServices } from '../reservation-services.ts';

const { takenBy, createdAt, startsAt, guests, status } = reservationExample;

const ReservationWithHistory = Type.Object(
  {
    ...ReservationResource.properties,
    history: Type.Array(ReservationHistoryResource, {
      description: 'The history of the reservation, oldest first.',
    }),
  },
  {
    title: 'ReservationWithHistory',
    examples: [
      {
        ...reservationExample,
        history: [{ action: 'Taken', at: createdAt, by: takenBy, detail: { startsAt, guests, status } }],
      },
    ],
  },
);

export const getReservation = venueOperation({
  operationId: 'getReservation',
  method: 'GET',
  path: '/venues/{venueId}/reservations/{reservationId}',
  tag: 'Reservations',
  summary: 'Read a reservation with its history',
  description:
    'Returns the reservation as it is now, and its history: every change with the time and the person ' +
    'or key.',
  access: RESERVATION_ACCESS.read,
  answers: { 200: { description: 'The reservation and its history.', schema: ReservationWithHistory } },
  refusals: ['RESERVATION_NOT_FOUND'],
  run: async (parts, { params: { venueId, reservationId }, session, now }) => {
    const services = await findReservationServices(parts, venueId, session);
    const saved = await findReservation(parts.db, [venueId], reservationId);
    if (saved === null) throw new Refusal('RESERVATION_NOT_FOUND');
    const noted = await listReservationHistory(parts.db, venueId, reservationId);
    // An entry may be added after the reservation was read: the revision says how many entries it had then.
    const asRead = noted.slice(0, saved.revision);
    const { reservation, history } = applyAutomaticChange(saved, now);
    const entries = [...asRead, ...history].map(toReservationHistory);
    return {
      status: 200,
      data: { ...toReservationResource(reservation, services, now), history: entries },
    };
  },
});
