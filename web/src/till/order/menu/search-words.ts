import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';

/**
 * The words of a text, normalized for searching: folded, only letters and digits, with one space between words.
 * Normalizing twice changes nothing.
 */
export function normalizeForSearch(text: string): string {
  return foldText(westernDigits(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
