/** What the one portion of a dish is called in the language of the menu. */
const WORDS: Record<string, string> = {
  tr: 'Porsiyon',
  en: 'Portion',
  de: 'Portion',
  fr: 'Portion',
  it: 'Porzione',
  es: 'Ración',
  ar: 'حصة',
  ru: 'Порция',
};

/** The name of a product's only portion, in a language of the menu. */
export function portionWord(language: string): string {
  return WORDS[language] ?? 'Portion';
}
