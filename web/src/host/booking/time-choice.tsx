import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstShownIndex, TIMES_SHOWN } from './booking-form.ts';
import css from './choices.module.css';
import { Choices } from './choices.tsx';

interface TimeChoiceProps {
  /** The half hours that can be chosen. */
  times: readonly { value: string; mark?: 'Full' | undefined }[];
  value: string;
  onChange: (time: string) => void;
  error: string | undefined;
}

/** Buttons for a few times, at first those from 18:00, with buttons for earlier and later times. */
export function TimeChoice({ times, value, onChange, error }: TimeChoiceProps) {
  const t = useTranslations('host.booking');
  const [first, setFirst] = useState(value || EVENING);
  const from = firstShownIndex(
    times.map((one) => one.value),
    first,
  );
  const step = (text: string, to: number) => (
    <button
      type="button"
      className={css.step}
      disabled={times[to] === undefined}
      onClick={() => setFirst(times[to]!.value)}
    >
      {text}
    </button>
  );
  return (
    <Choices
      label={t('time')}
      other={t('otherTime')}
      otherType="time"
      value={value}
      options={times.slice(from, from + TIMES_SHOWN)}
      before={step(t('earlier'), from === 0 ? -1 : Math.max(0, from - TIMES_SHOWN))}
      after={step(t('later'), from + TIMES_SHOWN)}
      onChange={onChange}
      error={error}
    />
  );
}

/** The first time that is shown: most parties come in the evening. */
const EVENING = '18:00';
