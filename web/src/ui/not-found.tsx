import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Message } from './message.tsx';

/** The page for an unknown URL, with a link to the start of its screen. */
export function NotFound({ title }: { title?: string }) {
  const t = useTranslations('app.fault');
  return (
    <Message title={title ?? t('notFound')}>
      <Link href="/">{t('toStart')}</Link>
    </Message>
  );
}
