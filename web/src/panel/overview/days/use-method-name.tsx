import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OwnText } from '../../venue-settings/own-text.tsx';
import type { SoFar } from './day-queries.ts';

type Method = Pick<SoFar['total']['methods'][number], 'kind' | 'name'>;

/** What a way to pay is called: by the venue, or as its kind. */
export function useMethodName(): (method: Method) => ReactNode {
  const tKinds = useTranslations('pay.kinds');
  // A long name of a kind may be broken on the narrow buttons of the till.
  return ({ kind, name }) =>
    name === null ? tKinds(kind).replaceAll('\u00AD', '') : <OwnText key="name">{name}</OwnText>;
}
