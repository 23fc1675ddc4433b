import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { usePreferences } from '../device/preferences.ts';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { loadPanelWords } from './words/words.ts';

/** Adds the texts of the panel to those of the app, so that the screens of the evening do not load them. */
export function PanelWords({ children }: { children: ReactNode }) {
  const { language } = usePreferences();
  const shared = useMessages();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['panel-words', language],
    queryFn: () => loadPanelWords(language),
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
