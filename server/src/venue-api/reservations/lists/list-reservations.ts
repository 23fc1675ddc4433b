import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { eveningOf } from '../../../core/reservations/calendar.ts';
import { eveningWithFacts, spanAroundEvening } from '../../../core/reservations/reservation-evening.ts';
import { nullable } from '../../../http/schema.ts';
import { listReservationsBetween } from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { fullestExample, loadExample, reservationExample } from '../reservation-example.ts';
import { findReservationServices } from '../reservation-services.ts';
import {
  GuestLoadResource,
  ListedReservation,
  toGuestLoadResource,
  toListedReservation,
} from './listed-reservation.ts';

const EveningResource = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    timeZone: Type.String(),
    room: Type.Object(
      {
        tables: Type.Integer(),
        seats: nullable(Type.Integer(), 'The number of seats; `null` if a table has no number of seats.'),
      },
      { description: 'The tables and seats that the venue has entered.' },
    ),
    load: Type.Array(GuestLoadResource, {
      description:
        'The half hours in which a party of the evening is expected, with all guests expected then, ' +
        'earliest first.',
    }),
    items: Type.Array(ListedReservation, { description: 'The reservations, earliest first.' }),
  },
  {
    title: 'ReservationEvening',
    examples: [
      {
        date: '2026-03-04',
        timeZone: 'Europe/Istanbul',
        room: { tables: 9, seats: 38 },
        load: [loadExample],
        items: [
          { ...reservationExample, load: [loadExample], clashes: ['TablesTaken'], fullest: fullestExample },
        ],
      },
    ],
  },
);

export const listReservations = venueOperation({
  operationId: 'listReservations',
  method: 'GET',
  path: '/venues/{venueId}/reservations',
  tag: 'Reservations',
  summary: 'List the reservations of an evening',
  description:
    'Lists all reservations of an evening, in every status, from staff and from the public API. Times ' +
    'after midnight belong to the evening before. Unanswered requests also show how full the venue ' +
    'would be, and their clashes.',
  access: RESERVATION_ACCESS.read,
  query: Type.Object({
    date: Type.Optional(
      Type.String({
        format: 'date',
        examples: ['2026-03-04'],
        description: 'The date on which the evening begins. Left out: the current evening.',
      }),
    ),
  }),
  answers: { 200: { description: 'The evening.', schema: EveningResource } },
  run: async (parts, { params: { venueId }, query, session, now }) => {
    const services = await findReservationServices(parts, venueId, session);
    const { timeZone, room } = services.venue;
    const date = query.date ?? eveningOf(services.venue, now);
    const { startsAt, endsAt } = spanAroundEvening(timeZone, date);
    const around = await listReservationsBetween(parts.db, venueId, startsAt, endsAt);
    const { items, load } = eveningWithFacts(services.venue, date, around, now);
    const data = {
      date,
      timeZone,
      room,
      load: load.map(toGuestLoadResource),
      items: items.map((item) => toListedReservation(item, services, now)),
    };
    return { status: 200, data };
  },
});
