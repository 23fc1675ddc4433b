import { loadWords } from 'virtual:words/second-factor';
import type { ReactNode } from 'react';
import { MoreWords, type PartWords } from '../../device/more-words.tsx';

const WORDS: PartWords = { name: 'second-factor-words', load: loadWords };

/** Gives the texts of two-step sign-in to the components inside. */
export function SecondFactorWords({ children }: { children: ReactNode }) {
  return <MoreWords words={WORDS}>{children}</MoreWords>;
}
