import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { loadWithRetry } from '../ui/parts/load-with-retry.ts';
import type { Language } from '../words/languages.ts';
import { usePreferences } from './use-preferences.ts';

/** The texts of a part of the app. */
export interface PartWords {
  /** Tells them apart from those of another part. */
  name: string;
  load: (language: Language) => Promise<object>;
}

export const wordsQuery = ({ name, load }: PartWords, language: Language) =>
  queryOptions({
    queryKey: [name, language],
    queryFn: () => loadWithRetry(() => load(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Adds the texts of a part of the app to those of all, so that the other screens do not load them. */
export function MoreWords({ words, children }: { words: PartWords; children: ReactNode }) {
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
