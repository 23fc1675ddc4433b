import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Tx } from '../database.ts';
import { findReservationByIdempotencyKey, insertReservationIdempotencyKey } from './reservations.ts';

/**
 * The reservation that a guest made with the booking form that has this key, on the page of a venue; `null` if there
 * is none. Anyone with the key gets the reservation, so only a keyed hash of it is stored. Uses the primary key.
 */
export function findReservationByFormKey(
  tx: Tx,
  venueId: string,
  formKey: string,
): Promise<Reservation | null> {
  const hashes = tx.encryption.digests(formKey, scopeOf(venueId));
  return findReservationByIdempotencyKey(tx, venueId, venueId, ...hashes.map(storedKeyOf));
}

/**
 * Stores the key of the booking form that made a reservation. It is stored like an Idempotency-Key, with the venue's
 * id as the account.
 */
export function insertFormKey(
  tx: Tx,
  reservation: Pick<Reservation, 'venueId' | 'id'>,
  formKey: string,
): Promise<void> {
  const { venueId } = reservation;
  return insertReservationIdempotencyKey(
    tx,
    reservation,
    venueId,
    storedKeyOf(tx.encryption.digest(formKey, scopeOf(venueId))),
  );
}

const scopeOf = (venueId: string) => `booking form ${venueId}`;

const storedKeyOf = (hash: Buffer) => hash.toString('base64url');
