/** The usual name of a product's only portion, by language code. */
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

/** The usual name of a product's only portion, in a language of the menu. */
export function portionWord(language: string): string {
  return WORDS[language] ?? 'Portion';
}
