/** The languages of the app, the most used first. */
export const LANGUAGES = ['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = {
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

/** Languages whose usual forms are not those of the guest pages and the bills. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-hc-h23-nu-latn' };

/** The locale that numbers and dates are written in: 24 hours, the day before the month, and Latin digits everywhere. */
export function localeOf(language: Language): string {
  return LOCALES[language] ?? language;
}
