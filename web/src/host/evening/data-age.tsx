import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLostSince } from '../../live/use-lost-since.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import css from './data-age.module.css';

/** Data that is at most this much older than the time in the top bar counts as equally old. */
const SAME_TIME_MS = 2 * 60_000;

/**
 * Shows when the data of an evening was read. It only appears without a connection, if that was earlier than the time
 * in the top bar. `readAt`: in milliseconds since 1970.
 */
export function DataAge({ readAt }: { readAt: number }) {
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
