const LEAST_LENGTH = 16;

/** Whether a token can be sent in a header: programs encode other characters differently. */
export const isSendable = (token: string): boolean => /^[\x20-\x7e]*$/.test(token);

/**
 * What is wrong with a token that the operator chose for the operator API, as the end of a sentence that begins with
 * the token's name; `null` if it is valid.
 */
export function faultOfToken(token: string): string | null {
  if (token.length < LEAST_LENGTH) return `is too short; it must have at least ${LEAST_LENGTH} characters.`;
  if (isSendable(token)) return null;
  return 'has a character that no call can carry; use letters and digits of ASCII.';
}
