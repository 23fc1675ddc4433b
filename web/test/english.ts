import { createTranslator } from 'use-intl/core';
import { words as operatorWords } from '../src/operator/words/en.ts';
import { developers } from '../src/panel/words/en/developers.ts';
import { words as panelWords } from '../src/panel/words/en.ts';
import { words } from '../src/words/en.ts';

/**
 * The English texts of the app, by which tests find what they tap and read: a better word is written in the catalogue
 * alone.
 */
export const en = { ...words, ...panelWords, developers, ...operatorWords };

/** A text with its values, by its key, as the English screens show it. */
export const say = createTranslator({ locale: 'en', messages: en });

/** Finds names that begin with a text. */
export function beginningWith(text: string): RegExp {
  return new RegExp(`^${RegExp.escape(text)}`);
}
