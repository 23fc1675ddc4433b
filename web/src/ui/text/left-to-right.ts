/** Keeps an address, an id or a path in its order within a text from right to left. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
