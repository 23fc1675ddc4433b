import { useFormatter, useTranslations } from 'use-intl';
import { useAllergyWords } from '../../allergies/allergy-words.tsx';
import type { Schemas } from '../../api/client.ts';

type Allergen = Schemas['AllergySaid']['allergens'][number];

/** The allergens of a reservation before and after a change. The history does not contain the words of an allergy. */
export interface AllergensChange {
  from: readonly Allergen[];
  to: readonly Allergen[];
}

/** A change of the allergens in the history of a reservation. */
export default function ChangedAllergens({ change: { from, to } }: { change: AllergensChange }) {
  const t = useTranslations('host.history');
  const format = useFormatter();
  const words = useAllergyWords();
  const namesOf = (list: readonly Allergen[]) =>
    format.list(list.map((one) => words?.names[one] ?? one)) || '–';
  if (words === undefined) return null;
  return <small>{t('fromTo', { what: words.mark, from: namesOf(from), to: namesOf(to) })}</small>;
}
