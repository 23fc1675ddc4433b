import type { PartWords } from '../../device/more-words.tsx';
import type { Language } from '../../words/languages.ts';
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
