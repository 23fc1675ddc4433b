import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link, Redirect } from 'wouter';
import { demoQuery, restaurantOfferQuery } from '../api/queries.ts';
import { LanguageChoice } from '../device/device-settings.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { DemoSignIns } from './demo-sign-ins.tsx';
import css from './front-page.module.css';
import { OwnRestaurantLink } from './own-restaurant-link.tsx';

/** `/`: the front page with links to the sign-in, the demo, a new restaurant and the documentation. */
export default function FrontPage() {
  const t = useTranslations('front');
  const { data: session } = useQuery(sessionQuery);
  const { data: demo } = useQuery(demoQuery);
  const { data: offer } = useQuery(restaurantOfferQuery);
  const isOffered = offer?.needsPass === false;
  if (offer?.isEmpty) return <Redirect to="/app/new" replace />;
  const hasDemo = demo !== undefined && demo.signIns.length > 0;
  return (
    <main className={css.page}>
      <div className={css.language}>
        <LanguageChoice />
      </div>
      <header className={css.head}>
        <h1>Sofra</h1>
        <p>{t('sentence')}</p>
        <Link href={session === undefined ? '/app/sign-in' : '/app'} className={css.enter}>
          {session === undefined ? t('signIn') : t('continue', { name: session.account.name })}
        </Link>
      </header>
      {hasDemo && <DemoSignIns demo={demo}>{isOffered && <OwnRestaurantLink />}</DemoSignIns>}
      {!hasDemo && demo !== undefined && isOffered && <OwnRestaurantLink />}
      <nav className={css.links} aria-label={t('developers')}>
        <h2>{t('developers')}</h2>
        <ul>
          <li>
            <a href="/docs">{t('documentation')}</a>
          </li>
          <li>
            <a href="/openapi.json">{t('publicApi')}</a>
          </li>
          <li>
            <a href="/venue/v1/openapi.json">{t('venueApi')}</a>
          </li>
          <li>
            <a href="/health/ready">{t('health')}</a>
          </li>
        </ul>
      </nav>
    </main>
  );
}
