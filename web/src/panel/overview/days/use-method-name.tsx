import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { DaySoFar } from './day-queries.ts';

type Method = Pick<DaySoFar['total']['methods'][number], 'kind' | 'name'>;

/** @returns a function that names a payment method, as a string: the venue's name for it, or else the name of its kind */
export function useMethodText(): (method: Method) => string {
  const tKinds = useTranslations('pay.kinds');
  // Without soft hyphens: long names of kinds have them for the narrow buttons of the till.
  return ({ kind, name }) => name ?? tKinds(kind).replaceAll('\u00AD', '');
}

/** Like {@link useMethodText}, as an element: a name by the venue has the attribute for its language. */
export function useMethodName(): (method: Method) => ReactNode {
  const textOf = useMethodText();
  return (method) =>
    method.name === null ? textOf(method) : <VenueText key="name">{method.name}</VenueText>;
}
