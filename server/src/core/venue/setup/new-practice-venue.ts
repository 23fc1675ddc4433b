import { WEEKDAYS } from '../../weekday.ts';
import type { Venue } from '../venue.ts';

/**
 * Turns a new venue into a practice venue. It is always open, because developers work at any hour. Bookings are not confirmed automatically, so
 * that developers see each of their states.
 */
export function toPracticeVenue(venue: Venue): Venue {
  const always = { opensAt: '00:00', closesAt: '00:00', isClosed: false };
  return {
    ...venue,
    isPractice: true,
    workingHours: WEEKDAYS.map((day) => ({ day, ...always })),
    reservations: { ...venue.reservations, confirmsAutomatically: false },
  };
}
