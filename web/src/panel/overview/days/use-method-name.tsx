import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OwnText } from '../../venue-settings/own-text.tsx';
import type { SoFar } from './day-queries.ts';

type Method = Pick<SoFar['total']['methods'][number], 'kind' | 'name'>;

/** What a way to pay is called, as a text: by the venue, or as its kind. */
export function useMethodText(): (method: Method) => string {
  const tKinds = useTranslations('pay.kinds');
  // A long name of a kind may be broken on the narrow buttons of the till.
  return ({ kind, name }) => name ?? tKinds(kind).replaceAll('\u00AD', '');
}

/** The same; a name that the venue gave is marked as in its language. */
export function useMethodName(): (method: Method) => ReactNode {
  const textOf = useMethodText();
  return (method) => (method.name === null ? textOf(method) : <OwnText key="name">{method.name}</OwnText>);
}
