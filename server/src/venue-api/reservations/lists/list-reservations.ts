import { Type } from 'typebox';
import { eveningOf } from '../../../core/reservations/calendar.ts';
import { spanAroundEvening, weighEvening } from '../../../core/reservations/reservation-evening.ts';
import { nullable, VenueParams } from '../../../http/schema.ts';
import { listReservationsBetween } from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { loadExample, reservationExample } from '../reservation-example.ts';
import { findServices } from '../reservation-services.ts';
import {
  ListedReservation,
  LoadResource,
  toListedReservation,
  toLoadResource,
} from './listed-reservation.ts';

const EveningResource = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    timeZone: Type.String(),
    room: Type.Object(
      {
        tables: Type.Integer(),
        seats: nullable(Type.Integer(), '`null` when some table does not say how many it has.'),
      },
      { description: 'What the venue has to seat people at, by the tables that it entered.' },
    ),
    load: Type.Array(LoadResource, {
      description:
        'Each half hour in which a party of the evening is expected, with all who are expected then. In order of time.',
    }),
    items: Type.Array(ListedReservation, { description: 'In order of time.' }),
  },
  {
    title: 'ReservationEvening',
    examples: [
      {
        date: '2026-03-04',
        timeZone: 'Europe/Istanbul',
        room: { tables: 9, seats: 38 },
        load: [loadExample],
        items: [{ ...reservationExample, load: [loadExample], clashes: ['TablesTaken'] }],
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
    'Lists all reservations of an evening, whoever took them and whatever their status. Times after ' +
    'midnight belong to the evening before. Unanswered requests also show how full the venue would be ' +
    'and their clashes.',
  access: 'Staff',
  params: VenueParams,
  query: Type.Object({
    date: Type.Optional(
      Type.String({
        format: 'date',
        examples: ['2026-03-04'],
        description: 'The date on which the evening begins; when left out, the evening of now.',
      }),
    ),
  }),
  answers: { 200: { description: 'The evening.', schema: EveningResource } },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async (parts, { params: { venueId }, query, now }) => {
    const staffServices = await findServices(parts, venueId);
    const { timeZone, room } = staffServices.venue;
    const date = query.date ?? eveningOf(staffServices.venue, now);
    const { startsAt, endsAt } = spanAroundEvening(timeZone, date);
    const around = await listReservationsBetween(parts.db, venueId, startsAt, endsAt);
    const { items, load } = weighEvening(staffServices.venue, date, around, now);
    const data = {
      date,
      timeZone,
      room,
      load: load.map(toLoadResource),
      items: items.map((item) => toListedReservation(item, staffServices, now)),
    };
    return { status: 200, data };
  },
});
