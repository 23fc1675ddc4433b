import { WEEKDAYS } from '../../weekday.ts';
import type { Venue } from '../venue.ts';

/** A new venue as one for practice: open at any hour, because developers are, and with bookings that wait for an answer, so that each of their states is seen. */
export function asPracticeVenue(venue: Venue): Venue {
  const always = { opensAt: '00:00', closesAt: '00:00', isClosed: false };
  return {
    ...venue,
    isPractice: true,
    workingHours: WEEKDAYS.map((day) => ({ day, ...always })),
    reservations: { ...venue.reservations, confirmsAutomatically: false },
  };
}
