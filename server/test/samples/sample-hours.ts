import type { OrderingHours } from '../../src/core/venue/hours/opening-hours.ts';
import type { DayHours, SpecialDay, Venue } from '../../src/core/venue/venue.ts';
import { WEEKDAYS, type Weekday } from '../../src/core/weekday.ts';

/** Hours for tests, in a time zone without clock changes, so that `Z` is local time. */
export type VenueHours = OrderingHours & Pick<Venue, 'rush' | 'subscription' | 'suspendedAt'>;

export const on = (day: Weekday, opensAt: string, closesAt: string): DayHours => ({
  day,
  opensAt,
  closesAt,
  isClosed: false,
});
export const shut = (day: Weekday): DayHours => ({ day, opensAt: null, closesAt: null, isClosed: true });
export const everyDay = (opensAt: string, closesAt: string) =>
  WEEKDAYS.map((day) => on(day, opensAt, closesAt));
export const special = (date: string, opensAt: string | null, closesAt: string | null): SpecialDay => ({
  date,
  name: 'A feast',
  opensAt,
  closesAt,
  isClosed: opensAt === null,
});

/** Open from 09:00 to 22:00 every day, except for the given properties. */
export function venueWith(given: Partial<VenueHours> = {}): VenueHours {
  return {
    timeZone: 'UTC',
    workingHours: everyDay('09:00', '22:00'),
    specialDays: [],
    enforcesHours: true,
    graceBeforeMinutes: 0,
    graceAfterMinutes: 0,
    rush: null,
    subscription: { isActive: true, endsAt: null },
    suspendedAt: null,
    ...given,
  };
}
