/** Keeps the order of an address, an id, a path or a phone number within a text from right to left. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
