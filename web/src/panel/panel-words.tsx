import type { ReactNode } from 'react';
import { MoreWords } from '../device/more-words.tsx';
import { loadPanelWords } from './words/words.ts';

/** Adds the texts of the panel to those of the app, so that the screens of the evening do not load them. */
export function PanelWords({ children }: { children: ReactNode }) {
  return (
    <MoreWords name="panel-words" load={loadPanelWords}>
      {children}
    </MoreWords>
  );
}
