import type { words as en } from './en.ts';
import type { Language } from './languages.ts';

/** Every text of the app in one language. English sets the shape: a missing text does not compile. */
export type Words = Texts<typeof en>;

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}

const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {
  tr: () => import('./tr.ts'),
  en: () => import('./en.ts'),
  de: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  it: () => import('./en.ts'),
  es: () => import('./en.ts'),
  ar: () => import('./en.ts'),
  ru: () => import('./en.ts'),
};

/** Loads the texts of a language; only those of the chosen one travel. */
export async function loadWords(language: Language): Promise<Words> {
  return (await LOADERS[language]()).words;
}
