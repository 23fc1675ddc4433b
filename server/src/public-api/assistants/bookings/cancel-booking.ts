import { cancellingOperation } from '../../reservations/cancel-reservation.ts';
import { requireOwnBooking } from './own-booking.ts';

/** For bookings of the key itself. */
export const cancelBooking = cancellingOperation(
  { operationId: 'cancelBooking', path: '/bookings/{reservationId}/cancel', permission: 'Read' },
  requireOwnBooking,
);
