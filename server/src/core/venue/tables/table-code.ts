import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../reservations/reservation-code.ts';

/**
 * A new code of a table: eight random letters and digits without look-alikes, as reservations have them. Who has the code of a table
 * orders onto it, so it must not be guessed from its name.
 * @param random  this many random bytes
 */
export function newTableCode(random: (bytes: number) => Uint8Array): string {
  return formatReservationCode(random(RESERVATION_CODE_BYTES));
}
