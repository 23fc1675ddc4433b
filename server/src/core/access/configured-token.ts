const LEAST_LENGTH = 16;

/** Whether the header of a call carries a token as it is: programs write other characters differently. */
export const isSendable = (token: string): boolean => /^[\x20-\x7e]*$/.test(token);

/** Why a token that somebody chose for the operator API opens nothing or too much, in words behind its name; `null` for a good one. */
export function faultOfToken(token: string): string | null {
  if (token.length < LEAST_LENGTH) return `is too short; it must have at least ${LEAST_LENGTH} characters.`;
  if (isSendable(token)) return null;
  return 'has a character that no call can carry; use letters and digits of ASCII.';
}
