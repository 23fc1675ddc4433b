import { loadWords } from 'virtual:words/second-factor';
import type { ReactNode } from 'react';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';

const WORDS: PartWords = { name: 'second-factor-words', load: loadWords };

/** Gives the texts of two-step sign-in to the components inside. */
export function SecondFactorWords({ children }: { children: ReactNode }) {
  return <PartWordsProvider words={WORDS}>{children}</PartWordsProvider>;
}
