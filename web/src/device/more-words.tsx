import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Language } from '../words/languages.ts';
import { usePreferences } from './use-preferences.ts';

interface MoreWordsProps {
  /** Tells them apart from those of another part. */
  name: string;
  load: (language: Language) => Promise<object>;
  children: ReactNode;
}

/** Adds the texts of a part of the app to those of all, so that the other screens do not load them. */
export function MoreWords({ name, load, children }: MoreWordsProps) {
  const { language } = usePreferences();
  const shared = useMessages();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: [name, language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
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
