import type { Language } from '../../words/languages.ts';
import type { Texts } from '../../words/words.ts';
import type { words as en } from './en.ts';

/** Every text of the panel in one language. English sets the shape: a missing text does not compile. */
export type PanelWords = Texts<typeof en>;

const LOADERS: Partial<Record<Language, () => Promise<{ words: PanelWords }>>> = {
  tr: () => import('./tr.ts'),
};

/** Loads the texts of the panel; those of English where the language has none. */
export async function loadPanelWords(language: Language): Promise<PanelWords> {
  const load = LOADERS[language] ?? (() => import('./en.ts'));
  return (await load()).words;
}
