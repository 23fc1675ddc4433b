/** The languages of the app, the most used first. */
export const LANGUAGES = ['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  ar: 'العربية',
  ru: 'Русский',
};

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The locales of languages whose usual formats differ from those of the guest pages and the bills. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-hc-h23-nu-latn' };

/** The locale for numbers and dates: 24 hours, the day before the month, and Latin digits in all languages. */
export function localeOf(language: Language): string {
  return LOCALES[language] ?? language;
}
