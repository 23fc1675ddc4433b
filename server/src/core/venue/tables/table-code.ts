import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../reservations/reservation-code.ts';

/**
 * Creates a code for a table: eight random letters and digits that do not look alike, like the codes of reservations. A person who knows
 * the code can order for the table, so it must be impossible to guess.
 * @param random  returns the given number of random bytes
 */
export function newTableCode(random: (bytes: number) => Uint8Array): string {
  return formatReservationCode(random(RESERVATION_CODE_BYTES));
}
