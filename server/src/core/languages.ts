/**
 * The languages that the service itself speaks: to guests, to callers and on tickets. A request for any other
 * language is answered in the first.
 */
export const LANGUAGES = ['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
