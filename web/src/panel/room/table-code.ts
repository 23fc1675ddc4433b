/**
 * Whether a guest could guess the code of a table, because it is not one of the random codes that the service makes. Old
 * codes are the name of the table.
 */
export function isGuessable(code: string): boolean {
  return !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code);
}
