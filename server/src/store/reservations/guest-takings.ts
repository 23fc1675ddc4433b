import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Tx } from '../database.ts';
import { findTaking, insertTaking } from './reservations.ts';

/**
 * The reservation that the form with this key made on the page of a venue; `null` for none. Only a keyed hash of the key is
 * stored: a caller with the key gets the reservation. Uses the primary key.
 */
export function findGuestTaking(tx: Tx, venueId: string, formKey: string): Promise<Reservation | null> {
  const hashes = tx.encryption.digests(formKey, scopeOf(venueId));
  return findTaking(tx, venueId, venueId, ...hashes.map(storedKeyOf));
}

/** Saves the key of the form that made a reservation. The guests of a venue count as one account: the venue. */
export function insertGuestTaking(
  tx: Tx,
  reservation: Pick<Reservation, 'venueId' | 'id'>,
  formKey: string,
): Promise<void> {
  const { venueId } = reservation;
  return insertTaking(tx, reservation, venueId, storedKeyOf(tx.encryption.digest(formKey, scopeOf(venueId))));
}

const scopeOf = (venueId: string) => `booking form ${venueId}`;

const storedKeyOf = (hash: Buffer) => hash.toString('base64url');
