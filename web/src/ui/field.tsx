import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFormatter } from 'use-intl';
import css from './field.module.css';
import { convertDigits } from './form/convert-digits.ts';
import { DateInput } from './form/date-input.tsx';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Why the value is wrong; screen readers read it with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** A button at the end of the field. */
  end?: ReactNode;
}

/** A text field with a label above and an error below. */
export function Field({ label, error, hint, end, ...input }: FieldProps) {
  const id = useId();
  const described = error ?? hint;
  const Input = input.type === 'date' ? DateInput : 'input';
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        {input.type === 'date' && <ShownDate date={input.value} />}
        <Input
          {...input}
          onChange={(event) => {
            if (input.inputMode === 'numeric' || input.inputMode === 'decimal')
              convertDigits(event.currentTarget);
            input.onChange?.(event);
          }}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described === undefined ? undefined : `${id}-described`}
        />
        {end}
      </span>
      {described !== undefined && (
        <span id={`${id}-described`} className={error === undefined ? css.hint : css.error}>
          {described}
        </span>
      )}
    </div>
  );
}

/** A date in the format of the app. It covers the browser's own format. */
function ShownDate({ date }: { date: InputHTMLAttributes<HTMLInputElement>['value'] }) {
  const format = useFormatter();
  if (typeof date !== 'string' || date === '') return null;
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <span className={css.date} aria-hidden>
      {day}
    </span>
  );
}
