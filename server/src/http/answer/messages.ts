import type { Language } from '../../core/languages.ts';
import type { RefusalCode } from '../../core/refusals.ts';
import { WORDS } from '../../words/words.ts';

/** The `userMessage` of a refusal: says what happened and what the person can do. */
export function userMessageOf(code: RefusalCode, language: Language): string {
  return WORDS[language].refusals[code];
}
