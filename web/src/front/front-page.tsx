import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { sessionQuery } from '../api/queries.ts';
import { DeviceSettings } from '../shell/person-menu.tsx';
import css from './front-page.module.css';

/** `/`: what this service is, and where it leads. */
export function FrontPage() {
  const t = useTranslations('front');
  const { data: session } = useQuery(sessionQuery);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>Sofra</h1>
        <p>{t('sentence')}</p>
        <Link href={session === undefined ? '/app/sign-in' : '/app'} className={css.enter}>
          {session === undefined ? t('signIn') : t('continue', { name: session.account.name })}
        </Link>
      </header>
      <nav className={css.links} aria-label={t('developers')}>
        <h2>{t('developers')}</h2>
        <a href="/openapi.json">{t('publicApi')}</a>
        <a href="/venue/v1/openapi.json">{t('venueApi')}</a>
        <a href="/health/ready">{t('health')}</a>
      </nav>
      <aside className={css.device}>
        <DeviceSettings />
      </aside>
    </main>
  );
}
