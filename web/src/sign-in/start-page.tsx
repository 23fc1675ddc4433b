import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { ApiFault } from '../api/fault.ts';
import { keys } from '../api/queries.ts';
import { readLastPlace } from '../device/last-screen.ts';
import { sessionQuery } from '../session/session-query.ts';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { firstPlaceOf } from './first-place.ts';

const LockScreen = lazyPart(() => import('./device/lock-screen.tsx'));
const VenuesPage = lazyPart(() => import('./venues/venues-page.tsx'));

/**
 * `/app`: opens the screen of the device, of the person or of their role. A person with several venues gets the page of
 * all venues.
 */
export default function StartPage() {
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
  const place = search.has('choose') ? 'Venues' : firstPlaceOf(session, readLastPlace(session.account.id));
  if (place !== 'Venues') return <Redirect to={`/app/${place.venueId}/${place.screen}`} replace />;
  return (
    <Suspense fallback={<Loading />}>
      <VenuesPage session={session} />
    </Suspense>
  );
}
