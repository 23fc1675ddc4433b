import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { convertDigits } from '../../ui/form/convert-digits.ts';
import { useTimeInput } from '../../ui/form/use-time-input.ts';
import css from './choices.module.css';

interface ChoicesProps {
  label: string;
  /** The label of the field for other values. */
  other: string;
  otherType: 'time' | 'number';
  value: string;
  options: readonly { value: string; mark?: 'Full' | undefined }[];
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Content before the first choice; `after`: content after the last one. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Buttons for the usual values, and a field for any other value. */
export function Choices(props: ChoicesProps) {
  const { label, other, otherType, value, options, onChange, error, before, after } = props;
  const t = useTranslations('host.load');
  const id = useId();
  const timeInput = useTimeInput(value, onChange);
  const numberInput = {
    ...({ inputMode: 'numeric', autoComplete: 'off', maxLength: 3, value } as const),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(convertDigits(target)),
  };
  return (
    <fieldset className={css.choices} aria-describedby={error === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className={classNames(css.options, otherType === 'number' && css.numbers)}>
        {before}
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            <span dir="ltr">{option.value}</span>
            {option.mark === 'Full' && <small>{t('full')}</small>}
          </button>
        ))}
        {after}
        <label className={css.other}>
          <span className="unseen">{other}</span>
          <input {...(otherType === 'time' ? timeInput : numberInput)} />
        </label>
      </div>
      {error !== undefined && (
        <p id={id} className={css.error} data-fault>
          {error}
        </p>
      )}
    </fieldset>
  );
}
