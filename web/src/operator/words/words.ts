import type { PartWords } from '../../device/more-words.tsx';
import type { Language } from '../../words/languages.ts';
import type { OperatorWords } from './en.ts';

const LOADERS: Record<Language, () => Promise<{ words: OperatorWords }>> = {
  tr: () => import('./tr.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  ru: () => import('./ru.ts'),
};

/** Loads the texts of the operator in a language; only those of the chosen one travel. */
export async function loadOperatorWords(language: Language): Promise<OperatorWords> {
  return (await LOADERS[language]()).words;
}

export const OPERATOR_WORDS: PartWords = { name: 'operator-words', load: loadOperatorWords };
