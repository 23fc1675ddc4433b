import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { classNames } from '../../ui/class-names.ts';
import { fullnessOf } from './fullness.ts';
import css from './load-chart.module.css';

/** A bar for each half hour of an evening: the accepted guests, then the requested ones. */
export function LoadChart({ evening }: { evening: Schemas['ReservationEvening'] }) {
  const t = useTranslations('host.load');
  return (
    <section className={css.chart} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {evening.load.length === 0 && <p className={css.none}>{t('none')}</p>}
      <ol>
        {evening.load.map((half) => (
          <HalfHour key={half.startsAt} half={half} evening={evening} />
        ))}
      </ol>
    </section>
  );
}

function HalfHour({
  half,
  evening: { room, load },
}: {
  half: Schemas['HalfHourLoad'];
  evening: Schemas['ReservationEvening'];
}) {
  const t = useTranslations('host.load');
  const full = fullnessOf(half, room);
  // If the size of the room is not known, the bar of the busiest half hour has the full width.
  const most = Math.max(1, ...load.map(({ accepted, pending }) => accepted.guests + pending.guests));
  const [used, asked, all] =
    room.seats !== null
      ? [full.guests, full.pendingGuests, room.seats]
      : room.tables > 0
        ? [full.parties, full.pendingParties, room.tables]
        : [full.guests, full.pendingGuests, most];
  const text =
    room.seats !== null
      ? t('of', { guests: full.guests, seats: room.seats })
      : room.tables > 0
        ? t('tables', { parties: full.parties, tables: room.tables })
        : t('guests', { guests: full.guests });
  return (
    <li className={css.half}>
      <time dir="ltr">{half.time}</time>
      <span className={css.track} aria-hidden>
        <span className={css.used} style={{ inlineSize: `${Math.min(100, (100 * used) / all)}%` }} />
        <span className={css.asked} style={{ inlineSize: `${Math.min(100, (100 * asked) / all)}%` }} />
      </span>
      <span className={classNames(css.text, full.isFull && css.full)}>
        {full.isFull && <strong>{t('full')} · </strong>}
        {text}
        {full.pendingGuests > 0 && <small>{t('pending', { guests: full.pendingGuests })}</small>}
      </span>
    </li>
  );
}
