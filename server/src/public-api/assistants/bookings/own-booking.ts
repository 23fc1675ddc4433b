import { Type } from 'typebox';
import type { Caller } from '../../../core/access/caller.ts';
import { Refusal } from '../../../core/refusals.ts';
import type { Reservation } from '../../../core/reservations/reservation.ts';
import { uuid } from '../../../http/schema.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import type { Db } from '../../../store/database.ts';
import { findTakenReservation } from '../../reservations/taken-reservation.ts';

/** The path parameter of an operation on a booking of the key. */
export const BookingParams = Type.Object({ reservationId: uuid('The reservation.') });

/**
 * A reservation that this key took.
 * @throws Refusal PUBLIC_API_SCOPE_MISSING, PUBLIC_API_RESERVATION_NOT_FOUND
 */
export async function requireOwnBooking(db: Db, caller: Caller, reservationId: string): Promise<Reservation> {
  await requireAssistant(db, caller);
  const reservation = await findTakenReservation(db, caller, reservationId);
  const { takenBy } = reservation;
  if (takenBy.kind === 'Key' && takenBy.id === caller.keyId) return reservation;
  throw new Refusal('PUBLIC_API_RESERVATION_NOT_FOUND');
}
