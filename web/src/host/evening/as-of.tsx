import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLostSince } from '../../live/use-lost-since.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import css from './as-of.module.css';

/** What is read again this often is of the time that the bar on top says. */
const SAME_TIME_MS = 2 * 60_000;

/** Says of when an evening is, where it is older than all else on a screen without a connection. `readAt`: in milliseconds. */
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
