import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { takeDigits } from '../../../ui/form/take-digits.ts';
import css from '../pay.module.css';
import type { Paying } from '../use-paying.ts';
import type { TypedField as Field } from './entry.ts';

interface TypedFieldProps {
  paying: Paying;
  field: Field;
  placeholder: string;
}

/** A field that the keypad types into while it is the chosen one; a real keyboard types into it as well. */
export function TypedField({ paying: { entry, change }, field, placeholder }: TypedFieldProps) {
  const t = useTranslations('payments.sheet');
  const id = useId();
  return (
    <div className={css.typed} data-chosen={entry.field === field}>
      <label htmlFor={id}>{t(field)}</label>
      <input
        id={id}
        dir="ltr"
        // The keypad below is larger than the keyboard of a phone; a real keyboard still types here.
        inputMode="none"
        autoComplete="off"
        maxLength={12}
        value={entry[field]}
        placeholder={placeholder}
        onFocus={() => change({ field })}
        onChange={({ target }) => change({ [field]: takeDigits(target) })}
      />
    </div>
  );
}
