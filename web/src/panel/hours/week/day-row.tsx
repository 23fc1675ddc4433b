import { Copy, Moon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { parseEndTime } from '../../../time/typed-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useTimeInput } from '../../../ui/form/use-time-input.ts';
import { useWeekdayName, type Weekday } from '../../weekdays.ts';
import { DayBar } from './day-bar.tsx';
import css from './day-row.module.css';
import { type DayEntry, isIncomplete, isPastMidnight, spansOf } from './week.ts';

interface DayRowProps {
  day: Weekday;
  entry: DayEntry;
  /** The hours of the previous day, which may end on this day. */
  before: DayEntry;
  isTried: boolean;
  onChange: (entry: DayEntry) => void;
  onCopy: () => void;
}

const MODES = ['Open', 'Closed', 'Unset'] as const;

/** A weekday: whether it is open, its hours, and a bar that shows them. */
export function DayRow({ day, entry, before, isTried, onChange, onCopy }: DayRowProps) {
  const t = useTranslations('hours');
  const name = useWeekdayName()(day);
  const fault = isTried && isIncomplete(entry);
  return (
    <li className={css.day}>
      <strong className={css.name}>{name}</strong>
      <select
        className={css.mode}
        aria-label={t('modeOf', { day: name })}
        value={entry.mode}
        onChange={({ target }) => onChange({ ...entry, mode: target.value as DayEntry['mode'] })}
      >
        {MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`modes.${mode}`)}
          </option>
        ))}
      </select>
      {entry.mode === 'Open' ? (
        <DayTimes name={name} entry={entry} isFaulty={fault} onChange={onChange} />
      ) : (
        <span className={css.said}>{t(entry.mode === 'Closed' ? 'closedText' : 'unsetText')}</span>
      )}
      <Button
        tone="Quiet"
        icon={<Copy />}
        label={t('copyToAll', { day: name })}
        onClick={onCopy}
        className={css.copy}
      />
      <div className={css.bar}>
        <DayBar spans={spansOf(entry, before)} mode={entry.mode} />
        {fault && (
          <span role="alert" className={css.fault}>
            {t('timeMissing')}
          </span>
        )}
        {isPastMidnight(entry) && (
          <span className={css.night}>
            <Moon aria-hidden />
            {t('pastMidnight', { time: entry.closesAt })}
          </span>
        )}
      </div>
    </li>
  );
}

interface DayTimesProps {
  /** The name of the day. */
  name: string;
  entry: DayEntry;
  isFaulty: boolean;
  onChange: (entry: DayEntry) => void;
}

function DayTimes({ name, entry, isFaulty, onChange }: DayTimesProps) {
  const t = useTranslations('hours');
  const mayOpenScreen = useTimeInput(entry.opensAt, (opensAt) => onChange({ ...entry, opensAt }));
  const closes = useTimeInput(entry.closesAt, (closesAt) => onChange({ ...entry, closesAt }), parseEndTime);
  return (
    <span className={css.times} dir="ltr">
      <input
        aria-label={t('opensOf', { day: name })}
        aria-invalid={isFaulty && entry.opensAt === ''}
        {...mayOpenScreen}
      />
      <span aria-hidden>–</span>
      <input
        aria-label={t('closesOf', { day: name })}
        aria-invalid={isFaulty && entry.closesAt === ''}
        {...closes}
      />
    </span>
  );
}
