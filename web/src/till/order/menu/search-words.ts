import { foldText } from '../../../ui/text/fold-text.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';

/** Letters that do not come apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };

/**
 * The words of a text as they are searched by: folded, of letters and digits alone, one blank between them. It may
 * be applied twice.
 */
export function searchWords(text: string): string {
  return foldText(westernDigits(text))
    .replace(/[øæœßłđ]/g, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
