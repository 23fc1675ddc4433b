import { memo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import css from './month-day.module.css';
import type { YearDay } from './year.ts';

interface MonthDayProps {
  day: YearDay;
  isToday: boolean;
  /** Whether the tab key reaches the date: only one date of the year is a tab stop. */
  isStop: boolean;
  onOpen: (date: string) => void;
}

/** A date of the year. Its mark shows whether it is open; a frame shows that it is a special day. */
export const MonthDay = memo(function MonthDay({ day, isToday, isStop, onOpen }: MonthDayProps) {
  const t = useTranslations('hours');
  const format = useFormatter();
  const { date, kind, hours, special } = day;
  const full = format.dateTime(new Date(`${date}T12:00:00Z`), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  const hoursText = hours === null ? t(`modes.${kind}`) : `${hours.opensAt}–${hours.closesAt}`;
  const label = [full, hoursText, special && (special.name ?? t('legend.Special'))]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(css.day, css[kind], special !== null && css.special, isToday && css.today)}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onOpen(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
});
