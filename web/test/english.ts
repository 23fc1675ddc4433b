import { createTranslator, type Messages } from 'use-intl/core';
import { WORDS } from '../../server/src/words/words.ts';
import { fillWithEnglish, readLanguage } from '../build/words.ts';

/**
 * The English texts of the app, by which tests find what they tap and read: a better word is written in the catalogue
 * alone.
 */
export const en = wordsIn('en');

/** The reasons that the sample venue offers at the till, by kind. */
export const usualReasons = WORDS.en.newVenues.reasons;

/** A text with its values, by its key, as the English screens show it. */
export const say = createTranslator({ locale: 'en', messages: en });

/** The texts of the app as a language shows them. */
export function wordsIn(language: string): Messages {
  return fillWithEnglish(readLanguage(language), readLanguage('en')).texts as unknown as Messages;
}

/** Finds names that begin with a text. */
export function beginningWith(text: string): RegExp {
  return new RegExp(`^${RegExp.escape(text)}`);
}
