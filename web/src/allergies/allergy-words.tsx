import { loadWords } from 'virtual:words/allergies';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreWords, type PartWords, wordsQuery } from '../device/more-words.tsx';
import { usePreferences } from '../device/use-preferences.ts';
import type texts from '../words/en/allergies/allergies.json';

export const ALLERGY_WORDS: PartWords = { name: 'allergy-words', load: loadWords };

export type AllergyTexts = typeof texts;

/** The texts of an allergy; `undefined` until they are here: a mark is shown without them at once. */
export function useAllergyWords(): AllergyTexts | undefined {
  const { language } = usePreferences();
  const { data } = useQuery(wordsQuery(ALLERGY_WORDS, language));
  return (data as { allergies: AllergyTexts } | undefined)?.allergies;
}

/** Adds the texts of allergies to what is in it. */
export function WithAllergyWords({ children }: { children: ReactNode }) {
  return <MoreWords words={ALLERGY_WORDS}>{children}</MoreWords>;
}
