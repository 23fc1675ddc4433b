/** What is one character to a reader, whether typed or pasted: apostrophes and quotation marks, primes and accents that are used as such. */
const QUOTES = /[\p{Quotation_Mark}`´ʹʺʻʼʽˈˊˋ՚׳״\u055b\u2032-\u2037\ua78b\ua78c]/gu;

/** White space, and the Braille cell without dots, which is as empty. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

/** Accents and vowel marks, and what has no width of its own. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that do not come apart into a plain letter and a mark, and those that Persian and Arabic write in two ways. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ς: 'σ', '\u2044': '/' },
  ...{ ک: 'ك', ی: 'ي', ى: 'ي', ہ: 'ه', ھ: 'ه' },
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * A text as names are compared and searched: without letter case, accents and outer spaces. `IŞIK`, `ışık` and `isik` are one; so are `Weißbier` and
 * `WEISSBIER`, `Ada’nın  Yeri` and `Ada'nın Yeri`. A text that is folded already stays as it is. This is the only folding: what is stored
 * folded, such as an index, is written with it.
 */
export function foldText(text: string): string {
  const plain = text
    // Before they come apart: an acute accent alone becomes a space with a mark.
    .replace(QUOTES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    // By way of upper case, which makes two letters of one: `ß` becomes `SS`.
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
