import { CloudOff, RefreshCw } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsStuck, usePendingActs } from '../acts/acts-provider.tsx';
import { useLive } from '../live/live-context.tsx';
import { useVenue } from '../session/venue-context.tsx';
import { useNow } from '../time/use-now.ts';
import { Button } from '../ui/button.tsx';
import css from './connection-bar.module.css';

/** One calm bar that says how old the screen is without a connection, and what is not saved yet. */
export function ConnectionBar() {
  const t = useTranslations('app.connection');
  const { venueId } = useVenue();
  const format = useFormatter();
  const { state, since, reconnect } = useLive();
  const now = useNow();
  const isStuck = useIsStuck();
  const unsent = usePendingActs(venueId).filter(({ fault }) => fault === null).length;
  if (state === 'Replaced') {
    return (
      <div className={css.bar} role="alert">
        <span>{t('replaced')}</span>
        <Button onClick={reconnect}>{t('useHere')}</Button>
      </div>
    );
  }
  const isLost = state === 'Lost';
  if (!isLost && !isStuck) return null;
  const lost = {
    time: format.dateTime(since, { hour: '2-digit', minute: '2-digit' }),
    minutes: Math.max(0, Math.floor((now - since) / 60_000)),
  };
  return (
    <div className={css.bar} role="alert">
      {isLost ? <CloudOff aria-hidden /> : <RefreshCw aria-hidden />}
      <span>
        {isLost && t('lost', lost)} {unsent > 0 && <strong>{t('unsent', { count: unsent })}</strong>}
      </span>
    </div>
  );
}
