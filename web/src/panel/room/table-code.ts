/**
 * Whether a guest could find the code of a table by trying: it is not one of the random ones that the service makes. Earlier codes are
 * the name of their table.
 */
export function isGuessable(code: string): boolean {
  return !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code);
}
