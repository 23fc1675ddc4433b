import { skipToken, useQuery } from '@tanstack/react-query';
import { ChevronRight, CloudOff, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsStuck, usePendingActs } from '../acts/acts-provider.tsx';
import { keys } from '../api/queries.ts';
import { loadAhead } from '../device/load-ahead.ts';
import { useLive } from '../live/live-context.tsx';
import { useVenue } from '../session/venue-context.tsx';
import { useNow } from '../time/use-now.ts';
import { Button } from '../ui/button.tsx';
import css from './connection-bar.module.css';

const loadSheet = () => import('../unsent/waiting-sheet.tsx');
const WaitingSheet = lazy(loadSheet);

/** One calm bar that says how old the screen is without a connection, and leads to what waits for it. */
export function ConnectionBar() {
  const t = useTranslations('app.connection');
  const tFault = useTranslations('app.fault');
  const { state, reconnect } = useLive();
  const lostSince = useLostSince();
  const isLost = state === 'Lost' || lostSince !== null;
  const isStuck = useIsStuck();
  useEffect(() => loadAhead(loadSheet), []);
  if (state === 'Replaced') {
    return (
      <div className={css.bar} role="status">
        <span>{t('replaced')}</span>
        <Button onClick={reconnect}>{t('useHere')}</Button>
      </div>
    );
  }
  if (!isLost && !isStuck) return null;
  return (
    <div className={css.bar} role="status">
      {isLost ? <CloudOff aria-hidden /> : <RefreshCw aria-hidden />}
      {isLost && <span>{lostSince === null ? tFault('network') : t('lost', { time: lostSince })}</span>}
      <Waiting />
    </div>
  );
}

/** The time of what the screen shows, while that is not kept fresh; `null` while it is, or where it shows nothing. */
function useLostSince(): string | null {
  const { venueId } = useVenue();
  const format = useFormatter();
  const { state, hasBegun, since } = useLive();
  const now = useNow();
  const { data: keptAt } = useQuery<number>({ queryKey: keys.of(venueId, 'kept-at'), queryFn: skipToken });
  const lostAt = state === 'Lost' ? since : undefined;
  const at = hasBegun ? lostAt : keptAt;
  if (at === undefined) return null;
  const isOfToday = now - at < HALF_A_DAY_MS;
  return format.dateTime(at, {
    ...(isOfToday ? {} : { day: 'numeric', month: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  });
}

const HALF_A_DAY_MS = 12 * 3_600_000;

/** How much is not sent yet; a tap lists it. */
function Waiting() {
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
