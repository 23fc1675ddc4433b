import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldProps } from '../field.tsx';
import css from './moment-field.module.css';
import { useTimeInput } from './use-time-input.ts';

interface MomentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** `YYYY-MM-DDTHH:mm`, or an empty text. */
  value: string;
  onMoment: (moment: string) => void;
  /** The time of a date that is chosen without one. @default midnight, with which the date begins */
  usualTime?: string;
}

/** A date with a time of the day beside it. Without a date there is no moment. */
export function MomentField({ label, value, onMoment, usualTime = '00:00', ...field }: MomentFieldProps) {
  const t = useTranslations('app');
  const [date = '', time = ''] = value.split('T');
  // While a date is typed again the value is none; the time is kept until the input is left.
  const [timeBefore, setTimeBefore] = useState('');
  const timeInput = useTimeInput(time, (next) => onMoment(date === '' ? '' : `${date}T${next || usualTime}`));
  return (
    <div className={css.moment}>
      <Field
        {...field}
        label={label}
        type="date"
        value={date}
        onChange={({ target }) => {
          if (time !== '') setTimeBefore(time);
          onMoment(target.value === '' ? '' : `${target.value}T${time || timeBefore || usualTime}`);
        }}
        onBlur={() => setTimeBefore('')}
      />
      <Field label={t('time')} aria-label={`${label}: ${t('time')}`} {...timeInput} disabled={date === ''} />
    </div>
  );
}
