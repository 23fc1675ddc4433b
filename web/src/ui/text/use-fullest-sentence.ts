import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';

/** Returns a function that says in a sentence how full a reservation would make the room at its fullest moment. */
export function useFullestSentence(): (fullest: Schemas['FullestMoment']) => string {
  const t = useTranslations('app.fullest');
  return ({ guests, seats, limit, time }) =>
    limit === seats ? t('seats', { guests, seats, time }) : t('limit', { guests, seats, time, limit });
}
