import { ChevronRight, CloudOff, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsActStuck, usePendingActs } from '../acts/acts-provider.tsx';
import { preloadParts } from '../device/preload-parts.ts';
import { useLive } from '../live/live-context.tsx';
import { useLostSince } from '../live/use-lost-since.ts';
import { useVenue } from '../session/venue-context.tsx';
import { useTimeAndDay } from '../time/use-time-and-day.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart, useIsPartMissing } from '../ui/parts/lazy-part.ts';
import { UnsentRounds } from '../unsent/unsent-rounds.tsx';
import css from './connection-bar.module.css';

const loadSheet = () => import('../unsent/waiting-sheet.tsx');
const WaitingSheet = lazyPart(loadSheet);

/**
 * A bar for everything unusual: how old the shown data is without a connection, what waits to be sent, and what others
 * left unsent on the device.
 */
export function ConnectionBar() {
  return (
    <div className={css.bar} role="status">
      <Connection />
      <PinReminder />
      <MissingPart />
      <UnsentRounds />
    </div>
  );
}

function Connection() {
  const t = useTranslations('app.connection');
  const tFault = useTranslations('app.fault');
  const { state, reconnect } = useLive();
  const { venueId } = useVenue();
  const lostSince = useLostSince(venueId);
  const write = useTimeAndDay();
  const isLost = state === 'Lost' || lostSince !== null;
  const isStuck = useIsActStuck();
  useEffect(() => preloadParts(loadSheet), []);
  if (state === 'Replaced') {
    return (
      <>
        <span>{t('replaced')}</span>
        <Button onClick={reconnect}>{t('useHere')}</Button>
      </>
    );
  }
  if (!isLost && !isStuck) return null;
  return (
    <>
      {isLost ? <CloudOff aria-hidden /> : <RefreshCw aria-hidden />}
      {isLost && (
        <span>{lostSince === null ? tFault('network') : t('lost', { time: write(lostSince) })}</span>
      )}
      <UnsentCount />
    </>
  );
}

/** Asks a person who began at a shared device without a connection for their PIN. */
function PinReminder() {
  const t = useTranslations('app.connection');
  const { session } = useVenue();
  return session.isUnproven ? <span>{t('unproven', { name: session.account.name })}</span> : null;
}

/** Shown while a needed part of the app cannot be loaded. */
function MissingPart() {
  const t = useTranslations('app.connection');
  return useIsPartMissing() ? <span>{t('partMissing')}</span> : null;
}

/** The number of acts that are not sent yet; a tap lists them. */
function UnsentCount() {
  const t = useTranslations('app.connection');
  const { venueId } = useVenue();
  const [isOpen, setIsOpen] = useState(false);
  const acts = usePendingActs(venueId).filter(({ fault }) => fault === null);
  if (acts.length === 0) return null;
  return (
    <>
      <Button tone="Quiet" className={css.waiting} onClick={() => setIsOpen(true)}>
        {t('waiting', { count: acts.length })}
        <ChevronRight aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <WaitingSheet acts={acts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
