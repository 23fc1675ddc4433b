import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The path parameters of a call about one reservation. */
export const ReservationParams = Type.Object({
  venueId: uuid('The venue.'),
  reservationId: uuid('The reservation.'),
});
