/**
 * The languages that the service itself speaks: to guests, to callers and on tickets. A language that is not
 * among them is answered in the first.
 */
export const LANGUAGES = ['tr', 'en', 'de', 'fr', 'it', 'es', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
