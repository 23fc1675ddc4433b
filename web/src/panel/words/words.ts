import type { PartWords } from '../../device/more-words.tsx';
import type { Language } from '../../words/languages.ts';
import type { DeveloperWords } from './en/developers.ts';
import type { PanelWords } from './en.ts';

const LOADERS: Record<Language, () => Promise<{ words: PanelWords }>> = {
  tr: () => import('./tr.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  ru: () => import('./ru.ts'),
};

/** Loads the texts of the panel in a language; only those of the chosen one travel. */
export async function loadPanelWords(language: Language): Promise<PanelWords> {
  return (await LOADERS[language]()).words;
}

export const PANEL_WORDS: PartWords = { name: 'panel-words', load: loadPanelWords };

const DEVELOPER_LOADERS: Record<Language, () => Promise<{ developers: DeveloperWords }>> = {
  tr: () => import('./tr/developers.ts'),
  en: () => import('./en/developers.ts'),
  de: () => import('./de/developers.ts'),
  fr: () => import('./fr/developers.ts'),
  it: () => import('./it/developers.ts'),
  es: () => import('./es/developers.ts'),
  ar: () => import('./ar/developers.ts'),
  ru: () => import('./ru/developers.ts'),
};

/** Loads the texts of the developer's corner, which few owners open. */
export async function loadDeveloperWords(language: Language): Promise<{ developers: DeveloperWords }> {
  return { developers: (await DEVELOPER_LOADERS[language]()).developers };
}

export const DEVELOPER_WORDS: PartWords = { name: 'developer-words', load: loadDeveloperWords };
