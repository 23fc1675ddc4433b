import { Type } from 'typebox';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';
import { type BookingRequest, RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { instantSchema, optionalText, VenueParams } from '../../http/schema.ts';
import { STALE } from '../../operations/decide-until-fresh.ts';
import { takeReservation as take } from '../../operations/reservations/take-reservation.ts';
import { publicOperation } from '../public-operation.ts';
import { bookingRequestExample } from './reservation-example.ts';
import { ReservationResource, toReservationResource } from './reservation-resource.ts';

const LIMITS = RESERVATION_LIMITS;

/** The rules of booking check these, and refuse with their own code. */
const ruled = { 'x-unreadable-is-invalid': true };

const BookingRequestSchema = Type.Object(
  {
    startsAt: Type.String({ ...instantSchema('The `startsAt` of a slot from the calendar.'), ...ruled }),
    guests: Type.Integer({
      minimum: 1,
      maximum: BOOKING_LIMITS.maxGuests,
      description: 'How many people come.',
      ...ruled,
    }),
    customer: Type.Object(
      {
        name: Type.String({ maxLength: LIMITS.name, description: 'Who books.', ...ruled }),
        phone: Type.String({
          maxLength: LIMITS.phone,
          description:
            'In international or local form. The venue calls the guest by it, and it identifies a repeated ' +
            'request.',
          ...ruled,
        }),
      },
      { description: 'Who books.', ...ruled },
    ),
    note: optionalText(LIMITS.note, 'For the venue; returned as `customer.note`.'),
  },
  { title: 'BookingRequest', examples: [bookingRequestExample] },
);

export const takeReservation = publicOperation({
  operationId: 'takeReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations',
  tag: 'Reservations',
  summary: 'Take a reservation',
  description:
    'Adds the reservation to the list of the venue and notifies its staff. Its status is `Confirmed` if ' +
    'the venue confirms bookings immediately and has room by its own rule, otherwise `Pending` until the ' +
    'venue answers. A second ' +
    'request with the same phone number, in any spelling, for the same time is the same booking while ' +
    'that booking is open: it answers 200 with the reservation as it is now, checks nothing and sends no ' +
    'notification. The service sends no message to the guest: give them `code` and `pageUrl` yourself.',
  permission: 'TakeReservations',
  budget: 'write',
  params: VenueParams,
  body: BookingRequestSchema,
  addsBodyRules: true,
  answers: {
    201: {
      description: 'The reservation was taken.',
      schema: ReservationResource,
      headers: { Location: 'The path of the reservation.' },
    },
    200: {
      description: 'The reservation that was taken before, as it is now.',
      schema: ReservationResource,
      headers: { Location: 'The path of the reservation.' },
    },
  },
  refusals: [
    'PUBLIC_API_RESERVATION_INVALID',
    'TOO_MANY_GUESTS',
    'INVALID_RESERVATION_DATE',
    'PUBLIC_API_RESERVATIONS_UNAVAILABLE',
    'RESERVATIONS_DISABLED',
    'RESERVATION_TOO_SOON',
    'RESERVATION_TOO_FAR',
    'RESERVATION_TIME_UNAVAILABLE',
  ],
  run: async (parts, { caller, venue, body, bodyProblems, now }) => {
    const request = toBookingRequest(body);
    const taken = await take(parts, { caller, venue, request, bodyProblems }, now);
    if (taken === STALE) return STALE;
    const { reservation, isRepeat } = taken;
    const addresses = { publicSite: parts.publicSite(), username: venue.venue.username };
    return {
      status: isRepeat ? 200 : 201,
      data: toReservationResource(reservation, addresses, now),
      headers: { Location: `/public/v1/reservations/${reservation.id}` },
    };
  },
});

/** The request for the rules in `core`. A part that the problems name may have any value. */
function toBookingRequest(body: Record<string, unknown>): BookingRequest {
  const { startsAt, guests, note } = body;
  const customer = (body['customer'] ?? {}) as Record<string, unknown>;
  const instantMs = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NaN;
  return {
    startsAt: Number.isNaN(instantMs) ? null : instantMs,
    guests: typeof guests === 'number' ? guests : null,
    name: textOf(customer['name']),
    phone: textOf(customer['phone']),
    note: textOf(note),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
