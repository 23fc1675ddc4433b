/**
 * Crockford's alphabet: 32 digits and letters that people do not confuse when they read or write them. Without I, L, O and U.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES = 5;
const LENGTH = 8;

/** How many random bytes {@link formatReservationCode} needs. */
export const RESERVATION_CODE_BYTES = BYTES;

/**
 * Formats 40 random bits as the code of a reservation: eight characters of Crockford's alphabet.
 * @throws RangeError unless there are 5 bytes
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

/** Characters that people type instead of a similar one of the alphabet. */
const LOOK_ALIKES: Record<string, string> = { I: '1', İ: '1', L: '1', O: '0' };

/**
 * Parses a code as a person types it: in any letter case, with spaces or hyphens, and with letters that look like digits. Also
 * parses the web address of the reservation, as a camera reads it from the QR code. `null` if the text cannot be a code.
 */
export function parseReservationCode(text: string): string | null {
  const typed = /^https?:\/\/[^\s?#]+\/r\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const code = plain.replaceAll(/[IİLO]/g, (letter) => LOOK_ALIKES[letter]!);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
