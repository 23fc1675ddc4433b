/**
 * Replaces the digits and decimal marks of Arabic and Persian keyboards with those that the app uses:
 * `\u0661\u0662\u066b\u0665` becomes `12.5`. The length of the text does not change.
 */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}
