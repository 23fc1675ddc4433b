const LEAST_LENGTH = 16;

/** Whether a token has only characters that every program sends in the same way in a header. */
export const isHeaderSafe = (token: string): boolean => /^[\x20-\x7e]*$/.test(token);

/**
 * Checks a token that the operator chose for the operator API.
 * @returns the problem, as the end of a sentence that begins with the token's name; `null` if the token is valid
 */
export function tokenProblem(token: string): string | null {
  if (token.length < LEAST_LENGTH) return `is too short; it must have at least ${LEAST_LENGTH} characters.`;
  if (isHeaderSafe(token)) return null;
  return 'has a character that no call can carry; use letters and digits of ASCII.';
}
