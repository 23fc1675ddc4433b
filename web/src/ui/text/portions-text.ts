/** U+2068 and U+2069 isolate the text between them: it keeps its own direction. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * The ordered portions in one line: "2 × Humus, 1 × Ayran". Equal names are added up. In languages from right to left,
 * each number stays with its name. A line does not break between a number and its name.
 */
export function portionsText(lines: readonly { quantity: number; name: string }[]): string {
  const quantities = new Map<string, number>();
  for (const { quantity, name } of lines) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  return [...quantities]
    .map(([name, quantity]) => `${ISOLATE}${quantity}\u00a0×\u00a0${name}${END}`)
    .join(', ');
}
