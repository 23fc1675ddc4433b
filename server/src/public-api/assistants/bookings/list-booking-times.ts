import { bookingTimesOperation } from '../../reservations/get-reservation-availability.ts';

/** Needs no special permission: the booking page shows the same times to everyone. */
export const listBookingTimes = bookingTimesOperation({
  operationId: 'listBookingTimes',
  path: '/venues/{venueId}/booking-times',
  permission: 'Read',
});
