import { cancellingOperation } from '../../reservations/cancel-reservation.ts';
import { requireOwnBooking } from './own-booking.ts';

/** A key may cancel only its own bookings. */
export const cancelBooking = cancellingOperation(
  { operationId: 'cancelBooking', path: '/bookings/{reservationId}/cancel', permission: 'Read' },
  requireOwnBooking,
);
