import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLostSince } from '../../live/use-lost-since.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import css from './as-of.module.css';

/** Data that is read at least this often is as old as the top bar says. */
const SAME_TIME_MS = 2 * 60_000;

/**
 * Shows the time of an evening's data if it is older than the other data on a screen without a connection.
 * `readAt`: in milliseconds.
 */
export function AsOf({ readAt }: { readAt: number }) {
  const t = useTranslations('host');
  const { venueId } = useVenue();
  const lostSince = useLostSince(venueId);
  const write = useTimeAndDay();
  if (lostSince === null || readAt > lostSince - SAME_TIME_MS) return null;
  return (
    <p className={css.old} role="status">
      <CloudOff aria-hidden />
      {t('asOf', { time: write(readAt) })}
    </p>
  );
}
