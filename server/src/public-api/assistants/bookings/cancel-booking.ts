import { cancellingAt } from '../../reservations/cancel-reservation.ts';
import { requireOwnBooking } from './own-booking.ts';

/** For bookings of the key itself. */
export const cancelBooking = cancellingAt(
  { operationId: 'cancelBooking', path: '/bookings/{reservationId}/cancel', permission: 'Read' },
  requireOwnBooking,
);
