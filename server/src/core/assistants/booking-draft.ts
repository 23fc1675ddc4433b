import type { Booking } from '../reservations/reservation-rules.ts';

/** A text that is equal for two bookings with the same phone number and time: the second booking counts as a repeat. */
export function bookingFingerprint({ phone, startsAt }: Pick<Booking, 'phone' | 'startsAt'>): string {
  return ['booking', phone, startsAt].join('\n');
}
