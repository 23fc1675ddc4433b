/**
 * The languages that the service itself speaks: to guests, to callers and on tickets. A request for any other
 * language is answered in the first.
 */
export const LANGUAGES = ['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale for dates and numbers in each language. All of them write the day before the month. */
export const LOCALES: Readonly<Record<Language, string>> = {
  tr: 'tr-TR',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ar: 'ar',
  ru: 'ru-RU',
};
