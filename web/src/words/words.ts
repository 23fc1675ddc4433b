import type { Words } from './en.ts';
import type { Language } from './languages.ts';

const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {
  tr: () => import('./tr.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  ru: () => import('./ru.ts'),
};

/** Loads the texts of a language; only those of the chosen one travel. */
export async function loadWords(language: Language): Promise<Words> {
  return (await LOADERS[language]()).words;
}
