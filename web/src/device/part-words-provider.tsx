import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { loadWithRetry } from '../ui/parts/load-with-retry.ts';
import type { Language } from '../words/languages.ts';
import { usePreferences } from './use-preferences.ts';

/** The texts that only a part of the app needs, and how they are loaded. */
export interface PartWords {
  /** Distinguishes the parts in the cache. */
  name: string;
  load: (language: Language) => Promise<object>;
}

export const wordsQuery = ({ name, load }: PartWords, language: Language) =>
  queryOptions({
    queryKey: [name, language],
    queryFn: () => loadWithRetry(() => load(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Loads the texts of a part of the app, and gives them to the components inside in addition to the shared texts. */
export function PartWordsProvider({ words, children }: { words: PartWords; children: ReactNode }) {
  const { language } = usePreferences();
  const shared = useMessages();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    ...wordsQuery(words, language),
    placeholderData: (before: object | undefined) => before,
  });
  const messages = useMemo(() => ({ ...shared, ...data }), [shared, data]);
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <IntlProvider locale={locale} messages={messages as never}>
      {children}
    </IntlProvider>
  );
}
