import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldProps } from '../field.tsx';
import css from './moment-field.module.css';
import { useTimeInput } from './use-time-input.ts';

interface MomentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** `YYYY-MM-DDTHH:mm`, or an empty text. */
  value: string;
  onMoment: (moment: string) => void;
  /** The time that is used if only a date is chosen. @default midnight at the beginning of the date */
  usualTime?: string;
}

/** A field for a date with one for the time of day next to it. Without a date, the value is empty. */
export function MomentField({ label, value, onMoment, usualTime = '00:00', ...field }: MomentFieldProps) {
  const t = useTranslations('app');
  const [date = '', time = ''] = value.split('T');
  // While a date is being typed, the value is empty. The time is kept here until the person leaves the field.
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
