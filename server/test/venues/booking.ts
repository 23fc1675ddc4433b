import type { Venue } from '../../src/core/venue/venue.ts';
import type { Db } from '../../src/store/database.ts';
import { type LoggedChange, listChanges } from '../../src/store/venue/venue-changes.ts';
import type { CallerOptions } from '../harness/public-caller.ts';
import type { Sofra, TestAnswer, TestVenue, VenueExtras } from '../harness/sofra.ts';
import { everyDay } from '../samples/sample-hours.ts';

/** Wednesday, 20:00 in Istanbul: a day after the clock of the tests. */
export const WEDNESDAY_EVENING = '2026-03-04T17:00:00.000Z';

/** The settings of a venue that can be booked from 12:00 to 23:00 every day and has a public page. */
export function bookable(change: Partial<Venue> = {}): Partial<Venue> {
  return { workingHours: everyDay('12:00', '23:00'), ...change };
}

/** A fresh venue that can be booked. */
export function newBookableVenue(
  sofra: Sofra,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<TestVenue> {
  return sofra.newVenue(bookable(change), more);
}

/** The body of a booking, by default for four on Wednesday evening. */
export function sampleBooking(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    startsAt: WEDNESDAY_EVENING,
    guests: 4,
    customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
    note: 'Pencere kenarı',
    ...change,
  };
}

/** Books at a venue through the public API. */
export function book(
  sofra: Sofra,
  venue: Pick<TestVenue, 'id' | 'key'>,
  change: Record<string, unknown> = {},
  options: CallerOptions = {},
): Promise<TestAnswer> {
  return bookWith(sofra, venue, sampleBooking(change), options);
}

/** Books with an unchanged body. */
export function bookWith(
  sofra: Sofra,
  venue: Pick<TestVenue, 'id' | 'key'>,
  body: unknown,
  { key = venue.key.text, headers = {} }: CallerOptions = {},
): Promise<TestAnswer> {
  return sofra.call('POST', `/public/v1/venues/${venue.id}/reservations`, { key, body, headers });
}

/** Cancels a reservation through the public API. */
export function cancel(
  sofra: Sofra,
  venue: Pick<TestVenue, 'key'>,
  reservationId: string,
  body?: unknown,
): Promise<TestAnswer> {
  const sent = body === undefined ? {} : { body };
  return sofra.call('POST', `/public/v1/reservations/${reservationId}/cancel`, {
    key: venue.key.text,
    ...sent,
  });
}

/** The events about reservations that the live stream of a venue received, first to last. */
export async function loggedReservationChanges(
  db: Db,
  venueId: string,
  most = 1_000,
): Promise<LoggedChange[]> {
  const changes = await listChanges(db, venueId, 0, most);
  return changes.filter(({ kind }) => kind === 'Reservation');
}
