import type { Booking } from '../reservations/reservation-rules.ts';

/** A text that two bookings share when they are alike: the same phone number and time, as the venue recognises a repeat. */
export function bookingFingerprint({ phone, startsAt }: Pick<Booking, 'phone' | 'startsAt'>): string {
  return ['booking', phone, startsAt].join('\n');
}
