import { VenueParams } from '../../http/schema.ts';
import { STALE } from '../../operations/decide-until-fresh.ts';
import { takeReservation as take } from '../../operations/reservations/take-reservation.ts';
import { publicOperation } from '../public-operation.ts';
import { BookingRequestSchema, toBookingRequest } from './booking-request-schema.ts';
import { ReservationResource, toReservationResource } from './reservation-resource.ts';

/** The refusals of booking, directly or with a draft. */
export const bookingRefusals = [
  'PUBLIC_API_RESERVATION_INVALID',
  'TOO_MANY_GUESTS',
  'INVALID_RESERVATION_DATE',
  'PUBLIC_API_RESERVATIONS_UNAVAILABLE',
  'RESERVATIONS_DISABLED',
  'RESERVATION_TOO_SOON',
  'RESERVATION_TOO_FAR',
  'RESERVATION_TIME_UNAVAILABLE',
] as const;

export const takeReservation = publicOperation({
  operationId: 'takeReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations',
  tag: 'Reservations',
  summary: 'Make a reservation',
  description:
    'Books a table and notifies the staff of the venue. The status is `Confirmed` if the venue ' +
    'confirms bookings automatically and still has room by its own rule; otherwise it is `Pending` ' +
    'until the venue answers. A second request with the same phone number (in any spelling) for the ' +
    'same time counts as the same booking while that booking is open: it answers 200 with the ' +
    'reservation as it is now and notifies no one. The service sends no message to the guest: give ' +
    'them `code` and `pageUrl` yourself.',
  permission: 'TakeReservations',
  budget: 'write',
  params: VenueParams,
  body: BookingRequestSchema,
  addsBodyRules: true,
  answers: {
    201: {
      description: 'The reservation was made.',
      schema: ReservationResource,
      headers: { Location: 'The path of the reservation.' },
    },
    200: {
      description: 'The existing reservation, as it is now.',
      schema: ReservationResource,
      headers: { Location: 'The path of the reservation.' },
    },
  },
  refusals: bookingRefusals,
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
