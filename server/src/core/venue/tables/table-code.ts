import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../reservations/reservation-code.ts';

/** How many random bytes a code is made of. */
export const TABLE_CODE_BYTES = RESERVATION_CODE_BYTES;

/**
 * Writes 40 random bits as the code of a table: eight letters and digits without look-alikes, as reservations have them. Who has the code
 * of a table orders onto it, so it must not be guessed from its name.
 * @throws RangeError when there are not 5 bytes
 */
export function formatTableCode(randomBytes: Uint8Array): string {
  return formatReservationCode(randomBytes);
}
