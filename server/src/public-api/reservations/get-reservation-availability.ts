import { Type } from 'typebox';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';
import { dateSchema, VenueParams } from '../../http/schema.ts';
import { STALE } from '../../operations/decide-until-fresh.ts';
import type { ApiVariant } from '../api-variant.ts';
import { type PublicRoute, versionedRead } from '../public-operation.ts';
import { AvailabilityResource } from './availability-resource.ts';

const { mostDays, defaultDays } = BOOKING_LIMITS;

export const getReservationAvailability = bookingTimesOperation({
  operationId: 'getReservationAvailability',
  path: '/venues/{venueId}/reservation-availability',
  permission: 'TakeReservations',
});

/** Makes the operation with the booking calendar, for the public API and for that of assistants. */
export function bookingTimesOperation(at: ApiVariant): PublicRoute {
  return versionedRead({
    ...at,
    method: 'GET',
    tag: 'Reservations',
    summary: 'Read the booking calendar',
    description:
      'Returns the times at which the venue can be booked, half an hour apart. Every listed time passes ' +
      'all booking rules now. The calendar does not show how full the venue is; the venue declines a ' +
      'request that it has no room for. Past days and days too far ahead are left out. After midnight, the ' +
      'remaining times of the current evening belong to the day before: send that date as `from`. A venue ' +
      'without an active subscription still answers.',
    budget: 'read',
    params: VenueParams,
    query: Type.Object({
      from: Type.Optional(dateSchema("The first day. Left out: today, on the venue's clock.", '2026-03-04')),
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: mostDays,
          default: defaultDays,
          examples: [1],
          description: 'The number of days.',
        }),
      ),
    }),
    answers: { 200: { description: 'The calendar.', schema: AvailabilityResource } },
    run: async ({ calendarOf }, { at, query, now }) => {
      const { from = null, days = defaultDays } = query;
      const prepared = await calendarOf(at, { from, days }, now);
      return prepared === null ? STALE : { status: 200, prepared };
    },
  });
}
