import { type Static, Type } from 'typebox';
import {
  BOOKING_LIMITS,
  type CalendarDay,
  DAY_STATES,
  lastBookableDate,
} from '../../core/reservations/calendar.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, countSchema, dateSchema, instantSchema, oneOf, uuid } from '../../http/schema.ts';
import { availabilityExample } from './reservation-example.ts';

const LIMITS = BOOKING_LIMITS;

const SlotResource = Type.Object(
  {
    startsAt: instantSchema('The time. Send it as `startsAt` when you book.'),
    time: clockTime("The time to show: `HH:mm` on the venue's clock."),
  },
  { title: 'Slot' },
);

const CalendarDayResource = Type.Object(
  {
    date: dateSchema(
      "The date on the venue's clock. Times after midnight are listed under the date on which their " +
        'evening begins.',
    ),
    state: oneOf(DAY_STATES, '`HoursUnknown` when the venue has entered no hours for this day of the week.'),
    slots: Type.Array(SlotResource, {
      description: 'The bookable times. Empty if the day is not `Open` or has no bookable time left.',
    }),
  },
  { title: 'CalendarDay' },
);

export const AvailabilityResource = Type.Object(
  {
    venueId: uuid('The venue of the calendar.'),
    reservationsEnabled: Type.Boolean({ description: 'When `false`, `days` is empty.' }),
    confirmsAutomatically: Type.Boolean({
      description: 'Whether the venue confirms every booking immediately.',
    }),
    timeZone: Type.String({ description: 'The IANA name of the time zone.' }),
    maxGuests: countSchema('The maximum number of guests in one reservation.'),
    minNoticeMinutes: countSchema('The minimum time between the booking and the reservation, in minutes.'),
    lastBookableDate: dateSchema("The last day that can be booked, on the venue's clock."),
    days: Type.Array(CalendarDayResource, {
      description: 'The requested days, the first one first.',
    }),
  },
  {
    title: 'ReservationAvailability',
    description: 'The times that can be booked now.',
    examples: [availabilityExample],
  },
);

/** The public JSON of the requested days of a venue's calendar. */
export function toAvailabilityResource(
  venue: Venue,
  days: readonly CalendarDay[],
  now: number,
): Static<typeof AvailabilityResource> {
  const { isEnabled, confirmsAutomatically } = venue.reservations;
  return {
    venueId: venue.id,
    reservationsEnabled: isEnabled,
    confirmsAutomatically,
    timeZone: venue.timeZone,
    maxGuests: LIMITS.maxGuests,
    minNoticeMinutes: LIMITS.minNoticeMinutes,
    lastBookableDate: lastBookableDate(venue, now),
    days: days.map(({ date, state, slots }) => ({
      date,
      state,
      slots: slots.map(({ startsAt, time }) => ({ startsAt: instant(startsAt), time })),
    })),
  };
}
