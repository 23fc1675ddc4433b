const LEAST_LENGTH = 16;

/** Whether the header of a call carries a token as it is: programs write other characters differently. */
export const isSendable = (token: string): boolean => /^[\x20-\x7e]*$/.test(token);

/**
 * What is wrong with a token that the operator chose for their API, as the end of a sentence that begins with its name;
 * `null` for a good one.
 */
export function faultOfToken(token: string): string | null {
  if (token.length < LEAST_LENGTH) return `is too short; it must have at least ${LEAST_LENGTH} characters.`;
  if (isSendable(token)) return null;
  return 'has a character that no call can carry; use letters and digits of ASCII.';
}
