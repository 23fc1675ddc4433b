/** Letters that do not come apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};

/**
 * Makes a text comparable: small letters without marks (`İ`, `I`, `ı` and `i` are one letter, `ş` is `s`), words
 * of letters and digits with one blank between them. It may be applied twice.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıøæœßłđ]/g, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
