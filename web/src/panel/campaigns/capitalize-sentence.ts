/** A sentence with a capital first letter, by the rules of its language (in Turkish `i` becomes `İ`). */
export function capitalizeSentence(sentence: string, locale: string): string {
  const [first = '', ...rest] = sentence;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
