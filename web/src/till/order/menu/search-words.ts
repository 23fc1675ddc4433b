import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';

/**
 * The words of a text as they are searched by: folded, of letters and digits alone, one blank between them. It may
 * be applied twice.
 */
export function normalizeForSearch(text: string): string {
  return foldText(westernDigits(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
