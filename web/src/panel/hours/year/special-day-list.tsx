import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, CalendarOff, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import type { Settings } from '../../panel-queries.ts';
import { RemovedNote } from '../../undo/removed-note.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { removeSpecialDays } from './save-special-days.ts';
import css from './special-day-list.module.css';
import { type RemovedDays, useDateName } from './use-removed-days.ts';
import type { SpecialDay } from './year.ts';

interface SpecialDayListProps {
  settings: Settings;
  /** Today at the venue: earlier days are not listed. */
  from: string;
  /** The special days that were removed last. */
  removed: RemovedDays;
  onOpen: (date: string) => void;
}

/** The coming special days, each with a button that removes it; this can be undone. */
export function SpecialDayList({ settings, from, removed, onOpen }: SpecialDayListProps) {
  const t = useTranslations('hours');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: (day: SpecialDay) => removeSpecialDays(client, settings, [day.date]),
    onSuccess: (_, day) => removed.remember([day]),
  });
  const days = settings.specialDays.filter(({ date }) => date >= from);
  const dateOf = useDateName();
  return (
    <div className={css.box}>
      <h3>{t('coming')}</h3>
      <RemovedNote removalUndo={removed.removalUndo} />
      {remove.error !== null && <p role="alert">{sentenceOf(remove.error)}</p>}
      {days.length === 0 && <p className={css.none}>{t('noneComing')}</p>}
      <ul className={css.days}>
        {days.map((day) => (
          <li key={day.date}>
            {day.isClosed ? <CalendarOff aria-hidden /> : <CalendarClock aria-hidden />}
            <button type="button" className={css.open} onClick={() => onOpen(day.date)}>
              <strong>{dateOf(day.date)}</strong>
              <span>
                {day.isClosed ? t('modes.Closed') : <bdi dir="ltr">{`${day.opensAt}–${day.closesAt}`}</bdi>}
                {day.name !== null && (
                  <>
                    {' · '}
                    <VenueText>{day.name}</VenueText>
                  </>
                )}
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
