import { useTranslations } from 'use-intl';
import { Message } from './message.tsx';

/** The page for an address that the app does not have. */
export function NotFound() {
  const t = useTranslations('app.fault');
  return (
    <Message title={t('notFound')}>
      <a href="/app">{t('toStart')}</a>
    </Message>
  );
}
