import type papers from '../../../../words/en/papers.json';
import { LANGUAGES, type Language } from '../../languages.ts';

/** The fixed words on tickets, bills and receipts in one language. */
export type PaperWords = typeof papers;

/** The language of a venue's tickets: the default language of its menu, or English if there are no words in that language. */
export function ticketLanguageOf(languages: readonly { code: string }[]): Language {
  const code = languages[0]?.code.toLowerCase().split(/[-_]/, 1)[0];
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
