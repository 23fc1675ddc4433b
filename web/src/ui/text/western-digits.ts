/**
 * A text with the digits and the marks of Arabic and Persian keyboards as those in which the app shows and reads
 * numbers: `\u0661\u0662\u066b\u0665` is `12.5`. It is as long as before.
 */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}
