import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Redirect } from 'wouter';
import { useActQueue, useQueueAccount } from '../acts/acts-provider.tsx';
import { ApiFault } from '../api/fault.ts';
import { preloadParts } from '../device/preload-parts.ts';
import { LiveProvider } from '../live/live-context.tsx';
import { WaitForStream } from '../live/wait-for-stream.tsx';
import { notePerson } from '../session/known-people.ts';
import type { SignedIn } from '../session/session.ts';
import { sessionQuery } from '../session/session-query.ts';
import { subscribeToOtherPages } from '../session/sign-out.ts';
import { useVenue, VenueContext } from '../session/venue-context.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { Message } from '../ui/message.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { Approvals } from './approvals/approvals.tsx';
import { VenueGuard } from './broken/venue-guard.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { DoneActCleanup } from './done-act-cleanup.tsx';
import { keepFocus } from './keep-focus.ts';
import { KeptState } from './kept-state.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { ProgramAccount } from './program-account.tsx';
import { TopBar } from './top-bar.tsx';
import css from './venue-shell.module.css';
import { VenueTimeZone } from './venue-time-zone.tsx';

const SignInSheet = lazyPart(() => import('../sign-in/sign-in-sheet.tsx'));
const DeviceLock = lazyPart(() => import('./device-lock.tsx'));

/** The question that any sheet may ask. It is preloaded, because it must open without a network. */
const loadQuestion = () => import('../ui/way-back/unsaved-typing.tsx');

/** The frame of every screen of a venue: the session, the live stream, the top bar, and the screen below it. */
export function VenueShell({ venueId, children }: { venueId: string; children: ReactNode }) {
  const t = useTranslations('app');
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const venue = session?.venues.find(({ id }) => id === venueId);
  const at = useMemo(() => (session && venue ? { session, venue } : null), [session, venue]);
  useQueueAccount(session?.account.id);
  useSessionOfOtherPages();
  useEffect(() => preloadParts(loadQuestion), []);
  useNotedPerson(session);

  const { isSignedOut, needsPerson } = sessionRefusal(error);
  if (session === undefined && needsPerson) return <DeviceLock needsPerson />;
  if (error !== null && (session === undefined || (isSignedOut && session.device !== null))) {
    if (isSignedOut) return <RedirectToSignIn />;
    return <FaultMessage fault={error} onRetry={() => void refetch()} />;
  }
  if (session !== undefined && at === null) return <NoVenue name={session.account.name} />;
  if (at?.session.account.role === 'Bridge') {
    return (
      <VenueContext value={at}>
        <ProgramAccount />
      </VenueContext>
    );
  }
  // The stream is opened while the session is being read.
  return (
    <LiveProvider venueId={venueId} key={venueId}>
      {at === null ? (
        <Loading />
      ) : (
        <VenueContext value={at}>
          <KeptState />
          <DoneActCleanup />
          <WaitForStream waiting={<Loading />}>
            <VenueTimeZone>
              <div className={css.shell}>
                {at.venue.isPractice && <aside className={css.practice}>{t('practice')}</aside>}
                <VenueGuard>
                  <TopBar />
                  <ConnectionBar />
                  <Approvals />
                  <div className={css.screen} ref={keepFocus}>
                    {children}
                  </div>
                </VenueGuard>
              </div>
            </VenueTimeZone>
          </WaitForStream>
          <PasswordPrompt />
          <DeviceLockLoader needsPerson={needsPerson} />
          {isSignedOut && (
            <Suspense>
              <SignInSheet isOpen email={at.session.account.email ?? ''} />
            </Suspense>
          )}
        </VenueContext>
      )}
    </LiveProvider>
  );
}

/** Opens the sign-in, which leads back to this page. */
function RedirectToSignIn() {
  return (
    <Redirect to={`~/app/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`} replace />
  );
}

/** The refusal of the session: no one is signed in, or no one works at a shared device. */
function sessionRefusal(error: Error | null) {
  const isRefused = error instanceof ApiFault && error.status === 401;
  const needsPerson = isRefused && error.code === 'PERSON_REQUIRED';
  return { isSignedOut: isRefused && !needsPerson, needsPerson };
}

/** Only loaded on shared devices. Until it is loaded, only a board is visible. */
function DeviceLockLoader({ needsPerson }: { needsPerson: boolean }) {
  const { session } = useVenue();
  if (!session.device) return null;
  return (
    <Suspense fallback={session.device.kind === 'Board' ? null : <div className={css.unknown} />}>
      <DeviceLock needsPerson={needsPerson} />
    </Suspense>
  );
}

function useNotedPerson(session: SignedIn | undefined): void {
  useEffect(() => {
    if (session !== undefined) notePerson(localStorage, session.account);
  }, [session]);
}

/** Shown if the person does not work at the venue in the address. */
function NoVenue({ name }: { name: string }) {
  const t = useTranslations('app.fault');
  return (
    <Message icon={<KeyRound />} title={t('noVenue')} text={t('noVenueText', { name })}>
      <a href="/app">{t('toStart')}</a>
    </Message>
  );
}

/** Reads the session again if another page of the device has changed it. */
function useSessionOfOtherPages(): void {
  const client = useQueryClient();
  const queue = useActQueue();
  useEffect(
    () =>
      subscribeToOtherPages(() => {
        queue.setAccount(null);
        void client.resetQueries();
      }),
    [client, queue],
  );
}
