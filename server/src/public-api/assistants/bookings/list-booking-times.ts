import { bookingTimesAt } from '../../reservations/get-reservation-availability.ts';

/** For every key: the booking page shows the same times to anybody. */
export const listBookingTimes = bookingTimesAt({
  operationId: 'listBookingTimes',
  path: '/venues/{venueId}/booking-times',
  permission: 'Read',
});
