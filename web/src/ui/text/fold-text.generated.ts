// Generated from the code: do not edit, run npm run generate.

/** Characters that all count as an apostrophe: apostrophes, quotation marks, and primes and accents that people use as one. */
const QUOTES = /[\p{Quotation_Mark}`´ʹʺʻʼʽˈˊˋ՚׳״\u055b\u2032-\u2037\ua78b\ua78c]/gu;

/** White space, and U+2800, the Braille cell without dots. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

/** Accents, vowel marks, and characters without a width. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Plain letters for letters that NFKD does not split into a plain letter and a mark, and for letters with a Persian
 * and an Arabic form.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ς: 'σ', '\u2044': '/' },
  ...{ ک: 'ك', ی: 'ي', ى: 'ي', ہ: 'ه', ھ: 'ه' },
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * Folds a text so that names can be compared and searched without regard to letter case, accents and outer spaces. `IŞIK`,
 * `ışık` and `isik` become equal; so do `Weißbier` and `WEISSBIER`, and `Ada’nın  Yeri` and `Ada'nın Yeri`. The function is
 * idempotent. It is the only folding of the service: folded text that is stored, for example in an index, is made with it.
 */
export function foldText(text: string): string {
  const plain = text
    // Before NFKD, which would turn a lone acute accent into a space with a mark.
    .replace(QUOTES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    // Through upper case, because it turns `ß` into `SS`.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();
  return plain
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter]!)
    .replace(QUOTES, "'")
    .replace(SPACES, ' ')
    .trim();
}
