/** A sentence with a capital at its beginning, as its language writes it. */
export function withCapital(sentence: string, locale: string): string {
  const [first = '', ...rest] = sentence;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
