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

/** That these can be read is a rule of booking, with its own code. */
const ruled = { 'x-unreadable-is-invalid': true };

const BookingRequestSchema = Type.Object(
  {
    startsAt: Type.String({ ...instantSchema('The `startsAt` of a slot of the calendar.'), ...ruled }),
    guests: Type.Integer({ minimum: 1, maximum: BOOKING_LIMITS.maxGuests, ...ruled }),
    customer: Type.Object(
      {
        name: Type.String({ maxLength: LIMITS.name, ...ruled }),
        phone: Type.String({
          maxLength: LIMITS.phone,
          description:
            'International or local written form: how the venue reaches the guest, and how a repeat is known.',
          ...ruled,
        }),
      },
      ruled,
    ),
    note: optionalText(LIMITS.note, 'For the venue; answered as `customer.note`.'),
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
    "It lands on the venue's list at once and its staff are told. `Confirmed` where the venue confirms bookings as they are " +
    'made, else `Pending` until it answers. The same phone number for the same moment again, however it is spelled, is the ' +
    'same booking as long as that is open: it is answered with 200 as it stands, and nothing is checked or told again. No ' +
    'message is sent to the guest: that is for the caller to do, with `code` and `pageUrl`.',
  permission: 'TakeReservations',
  budget: 'write',
  consistency: 'Fresh',
  params: VenueParams,
  body: BookingRequestSchema,
  addsBodyRules: true,
  answers: {
    201: {
      description: 'The reservation was taken.',
      schema: ReservationResource,
      headers: { Location: 'Where the reservation is read.' },
    },
    200: {
      description: 'The reservation that was taken before.',
      schema: ReservationResource,
      headers: { Location: 'Where the reservation is read.' },
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'PUBLIC_API_RESERVATION_INVALID',
    'TOO_MANY_GUESTS',
    'INVALID_RESERVATION_DATE',
    'PUBLIC_API_VENUE_NOT_FOUND',
    'PUBLIC_API_RESERVATIONS_UNAVAILABLE',
    'RESERVATIONS_DISABLED',
    'RESERVATION_TOO_SOON',
    'RESERVATION_TOO_FAR',
    'RESERVATION_TIME_UNAVAILABLE',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  run: async (parts, { caller, venue, body, bodyProblems, now }) => {
    const request = toBookingRequest(body);
    const taken = await take(parts, { caller, venue, request, bodyProblems }, now);
    if (taken === STALE) return STALE;
    const { reservation, isRepeat } = taken;
    const places = { publicSite: parts.publicSite(), username: venue.venue.username };
    return {
      status: isRepeat ? 200 : 201,
      data: toReservationResource(reservation, places, now),
      headers: { Location: `/public/v1/reservations/${reservation.id}` },
    };
  },
});

/** The request as the rules know it; what broke a rule of the schema may be anything, and is named among the problems. */
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
