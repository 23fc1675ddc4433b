import { bookingTimesOperation } from '../../reservations/get-reservation-availability.ts';

/** For every key: the booking page shows the same times to anybody. */
export const listBookingTimes = bookingTimesOperation({
  operationId: 'listBookingTimes',
  path: '/venues/{venueId}/booking-times',
  permission: 'Read',
});
