import type { words as panelEn } from '../panel/words/en.ts';
import type { words as en } from './en.ts';
import type { Language } from './languages.ts';

/** Every text of the app in one language. English sets the shape: a missing text does not compile. */
export type Words = Texts<typeof en>;

export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en & typeof panelEn;
  }
}

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
