import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link, Redirect, useSearchParams } from 'wouter';
import { ApiFault } from '../api/fault.ts';
import { keys } from '../api/queries.ts';
import { lastScreen, type Screen } from '../device/last-screen.ts';
import type { Session } from '../session/session.ts';
import { sessionQuery } from '../session/session-query.ts';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import css from './start-page.module.css';

/** The screen on which a person of a role begins. @default the till */
const FIRST_OF: Partial<Record<Session['account']['role'], Screen>> = {
  Owner: 'panel',
  Cook: 'board',
  Host: 'host',
};

const LockScreen = lazyPart(() => import('./device/lock-screen.tsx'));

/** `/app`: leads on to where this device was last, or lets one choose among several venues. */
export default function StartPage() {
  const t = useTranslations('app');
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const [search] = useSearchParams();
  const client = useQueryClient();
  if (error instanceof ApiFault && error.code === 'PERSON_REQUIRED' && session === undefined)
    return (
      <Suspense fallback={<Loading />}>
        <LockScreen onBegun={(begun) => client.setQueryData(keys.session, begun)} />
      </Suspense>
    );
  if (error instanceof ApiFault && error.status === 401) return <Redirect to="/app/sign-in" replace />;
  if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
  if (session === undefined) return <Loading />;
  const [first, ...others] = session.venues;
  const last = lastScreen();
  const wasLast = session.venues.find(({ id }) => id === last?.venueId);
  // On a device that no one of the venue has used, each begins where they work.
  const firstOf = session.device
    ? (session.device.kind.toLowerCase() as Screen)
    : (FIRST_OF[session.account.role] ?? 'till');
  const screen = wasLast === undefined ? firstOf : last!.screen;
  if (!search.has('choose') && (wasLast !== undefined || others.length === 0))
    return <Redirect to={`/app/${(wasLast ?? first)!.id}/${screen}`} replace />;
  return (
    <main className={css.page}>
      <h1>{t('menu.venue')}</h1>
      <ul className={css.venues}>
        {session.venues.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/app/${id}/${screen}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
