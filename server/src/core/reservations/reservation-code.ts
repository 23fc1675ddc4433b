/**
 * 32 digits and letters that are not mistaken for one another when read aloud or written down: without I, L,
 * O and U.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES = 5;
const LENGTH = 8;

/** How many random bytes a code is made of. */
export const RESERVATION_CODE_BYTES = BYTES;

/**
 * Writes 40 random bits as the code of a reservation: eight characters of Crockford's alphabet.
 * @throws RangeError when there are not 5 bytes
 */
export function formatReservationCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== BYTES) throw new RangeError(`A code is made of ${BYTES} random bytes.`);
  let bits = 0n;
  for (const byte of randomBytes) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let position = LENGTH - 1; position >= 0; position -= 1) {
    code += ALPHABET[Number((bits >> BigInt(position * 5)) & 31n)];
  }
  return code;
}

/** Characters that are easily read or typed for another one. */
const LOOK_ALIKES: Record<string, string> = { I: '1', İ: '1', L: '1', O: '0' };

/**
 * Reads a code as a person may type it, in any letter case, with spaces or hyphens, and with letters that
 * look like digits; or the address of the reservation's page, as a camera reads it. `null` if it cannot be a
 * code.
 */
export function readReservationCode(text: string): string | null {
  const said = /^https?:\/\/[^\s?#]+\/r\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  const plain = said.replaceAll(/[\s-]/g, '').toUpperCase();
  const code = plain.replaceAll(/[IİLO]/g, (letter) => LOOK_ALIKES[letter]!);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
