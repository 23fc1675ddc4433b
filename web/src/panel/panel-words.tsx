import type { ReactNode } from 'react';
import { MoreWords, type PartWords } from '../device/more-words.tsx';
import { loadPanelWords } from './words/words.ts';

export const PANEL_WORDS: PartWords = { name: 'panel-words', load: loadPanelWords };

/** Adds the texts of the panel to those of the app, so that the screens of the evening do not load them. */
export function PanelWords({ children }: { children: ReactNode }) {
  return <MoreWords {...PANEL_WORDS}>{children}</MoreWords>;
}
