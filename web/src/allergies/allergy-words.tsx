import { loadWords } from 'virtual:words/allergies';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PartWords, PartWordsProvider, wordsQuery } from '../device/part-words-provider.tsx';
import { usePreferences } from '../device/use-preferences.ts';
import type texts from '../words/en/allergies/allergies.json';

export const ALLERGY_WORDS: PartWords = { name: 'allergy-words', load: loadWords };

export type AllergyTexts = typeof texts;

/** The texts of allergies; `undefined` until they are loaded. A mark does not wait for them. */
export function useAllergyWords(): AllergyTexts | undefined {
  const { language } = usePreferences();
  const { data } = useQuery(wordsQuery(ALLERGY_WORDS, language));
  return (data as { allergies: AllergyTexts } | undefined)?.allergies;
}

/** Makes the texts of allergies available to the components inside it. */
export function WithAllergyWords({ children }: { children: ReactNode }) {
  return <PartWordsProvider words={ALLERGY_WORDS}>{children}</PartWordsProvider>;
}
