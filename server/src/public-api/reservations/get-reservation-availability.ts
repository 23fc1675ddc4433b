import { Type } from 'typebox';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';
import { dateSchema, VenueParams } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { AvailabilityResource } from './availability-resource.ts';
import { compiledCalendarOf } from './compiled-calendar.ts';

const { mostDays, defaultDays } = BOOKING_LIMITS;

export const getReservationAvailability = publicOperation({
  operationId: 'getReservationAvailability',
  method: 'GET',
  path: '/venues/{venueId}/reservation-availability',
  tag: 'Reservations',
  summary: 'Read the booking calendar',
  description:
    'The times at which the venue can be booked, half an hour apart. Every time that is listed passes the rules of booking ' +
    'now. How full the venue is does not show: it declines what it has no room for. Days that are over and days too far ' +
    'ahead are left out. Between midnight and closing, the last times of tonight stand under the day before: ask for them with `from`. A ' +
    'venue without an active subscription is still answered for.',
  permission: 'TakeReservations',
  budget: 'read',
  consistency: 'CheckedMeanwhile',
  params: VenueParams,
  query: Type.Object({
    from: Type.Optional(dateSchema("The first day; the venue's today when left out.", '2026-03-04')),
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: mostDays,
        default: defaultDays,
        examples: [1],
        description: 'How many days.',
      }),
    ),
  }),
  answers: { 200: { description: 'The calendar.', schema: AvailabilityResource } },
  refusals: ['VALIDATION_ERROR', 'PUBLIC_API_VENUE_NOT_FOUND'],
  run: async (_parts, { venue, query, now }) => {
    const { from = null, days = defaultDays } = query;
    return { status: 200, dataJson: compiledCalendarOf(venue, { from, days }, now), headers: {} };
  },
});
