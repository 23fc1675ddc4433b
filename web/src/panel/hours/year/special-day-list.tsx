import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, CalendarOff, Trash2, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import type { Settings } from '../../panel-queries.ts';
import { removeSpecialDays, setSpecialDays } from './save-special-days.ts';
import css from './special-day-list.module.css';
import type { SpecialDay } from './year.ts';

interface SpecialDayListProps {
  settings: Settings;
  /** Days before this date are over, and not listed. */
  from: string;
  /** The days that were taken away last, together. */
  removed: readonly SpecialDay[];
  onRemoved: (days: readonly SpecialDay[]) => void;
  onOpen: (date: string) => void;
}

/** The special days to come, each one press away from being like any other day again, which can be undone. */
export function SpecialDayList({ settings, from, removed, onRemoved, onOpen }: SpecialDayListProps) {
  const t = useTranslations('hours');
  const format = useFormatter();
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (day: SpecialDay) => removeSpecialDays(client, settings, [day.date]),
    onSuccess: (_, day) => onRemoved([day]),
  });
  const putBack = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      for (const day of removed) await setSpecialDays(client, settings, [day.date], day);
    },
    onSuccess: () => onRemoved([]),
  });
  const days = settings.specialDays.filter(({ date }) => date >= from);
  const dateOf = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
  const [first, last] = [removed[0], removed.at(-1)];
  const fault = remove.error ?? putBack.error;
  return (
    <div className={css.box}>
      <h3>{t('coming')}</h3>
      {first !== undefined && last !== undefined && (
        <p className={css.removed} role="status">
          {t('removed', {
            date: first === last ? dateOf(first.date) : `${dateOf(first.date)} – ${dateOf(last.date)}`,
          })}
          <Button icon={<Undo2 />} disabled={putBack.isPending} onClick={() => putBack.mutate()}>
            {t('undo')}
          </Button>
        </p>
      )}
      {fault !== null && <p role="alert">{sentenceOf(fault)}</p>}
      {days.length === 0 && <p className={css.none}>{t('noneComing')}</p>}
      <ul className={css.days}>
        {days.map((day) => (
          <li key={day.date}>
            {day.isClosed ? <CalendarOff aria-hidden /> : <CalendarClock aria-hidden />}
            <button type="button" className={css.open} onClick={() => onOpen(day.date)}>
              <strong>{dateOf(day.date)}</strong>
              <span>
                {day.isClosed ? t('modes.Closed') : <bdi dir="ltr">{`${day.opensAt}–${day.closesAt}`}</bdi>}
                {day.name !== null && ` · ${day.name}`}
              </span>
            </button>
            <Button
              tone="Quiet"
              icon={<Trash2 />}
              label={t('removeOf', { date: dateOf(day.date) })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(day)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
