import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { searchVenueReservations } from '../../../store/reservations/reservation-search.ts';
import { venueOperation } from '../../venue-operation.ts';
import { reservationExample } from '../reservation-example.ts';
import { ReservationResource, toReservationResource } from '../reservation-resource.ts';
import { findReservationServices } from '../reservation-services.ts';

const MOST_FOUND = 20;

const FoundReservations = Type.Object(
  { items: Type.Array(ReservationResource) },
  { title: 'FoundReservations', examples: [{ items: [reservationExample] }] },
);

export const searchReservations = venueOperation({
  operationId: 'searchReservations',
  method: 'GET',
  path: '/venues/{venueId}/reservations/search',
  tag: 'Reservations',
  summary: 'Find reservations by their guest',
  description:
    'Finds reservations in any status by part of the guest’s name (letter case and accents do not ' +
    'matter) or by at least four digits of the phone number. Reservations of tonight and later come ' +
    'first, soonest first; then earlier ones, latest first. The search covers the next 500 ' +
    `reservations and the 500 before them; at most ${MOST_FOUND} are listed.`,
  access: RESERVATION_ACCESS.search,
  query: Type.Object({
    q: Type.String({
      maxLength: 100,
      examples: ['yılmaz'],
      description: 'The text to search for; an empty text finds nothing.',
    }),
  }),
  answers: { 200: { description: 'The reservations that were found.', schema: FoundReservations } },
  run: async (parts, { params: { venueId }, query, session, now }) => {
    const services = await findReservationServices(parts, venueId, session);
    const found = await searchVenueReservations(parts.db, venueId, query.q, MOST_FOUND, now);
    const items = found.map((reservation) => toReservationResource(reservation, services, now));
    return { status: 200, data: { items } };
  },
});
